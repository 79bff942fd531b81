const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** The letters the shop's typefaces are cut down to; see `scripts/fonts.ts`. */
export const LETTERS = `${ASCII}₹\u00a0©®°±·×÷½¼¾éèêáàâäöüñç–—‘’“”•…−`;
