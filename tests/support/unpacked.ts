/** The headers for a reader on the same machine: compression takes longer than the transfer. */
export const UNPACKED = { 'Accept-Encoding': 'identity' };
