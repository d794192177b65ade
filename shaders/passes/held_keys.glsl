// The keys that an invocation holds. A word that they do not have takes no register.
uint key_low[ITEMS];
uint key_high[KEY_WORDS == 2u ? ITEMS : 1u];

uvec2 get_key(const uint k) { return uvec2(key_low[k], KEY_WORDS == 2u ? key_high[KEY_WORDS == 2u ? k : 0u] : 0u); }
void set_key(const uint k, const uvec2 key) {
    key_low[k] = key.x;
    if (KEY_WORDS == 2u) key_high[KEY_WORDS == 2u ? k : 0u] = key.y;
}
