/** Returns letters and digits of any script in lower case, without Latin accents and other characters. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Script=Inherited}/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Returns whether each word of a query is the prefix of a word in a festival's names.
 * @example isMeant('karva', 'Karwa Chauth Karva Chauth करवा चौथ') // true
 */
export function isMeant(query: string, names: string): boolean {
  const nameParts = plain(names).split(' ');
  const terms = plain(query).split(' ').filter(Boolean);
  return terms.length > 0 && terms.every((term) => nameParts.some((part) => part.startsWith(term)));
}
