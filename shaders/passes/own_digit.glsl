// The number of the digit by which a pass sorts. Of 64-bit keys the plan says which ones leading passes sort by.
uint own_digit() { return KEY_WORDS == 1u ? push.pass : CONTROL(push.record + 3u); }
