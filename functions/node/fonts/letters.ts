const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** The letters in the subsets of the shop's typefaces; see `scripts/fonts.ts`. */
export const LETTERS = `${ASCII}₹\u00a0©®°±·×÷½¼¾éèêáàâäöüñç–—‘’“”•…−`;
