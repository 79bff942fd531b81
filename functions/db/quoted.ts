/**
 * Returns words of the program as a list of SQL literals, for `IN (…)`. A partial index and a CHECK need literals; a
 * value that somebody entered is a parameter instead.
 */
export const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');
