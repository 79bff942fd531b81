/** For whom reads an answer at once: packing and unpacking it takes longer than the answer itself. */
export const UNPACKED = { 'Accept-Encoding': 'identity' };
