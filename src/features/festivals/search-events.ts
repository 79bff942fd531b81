/** Letters and digits of any script, in lower case; accents of Latin letters and all signs are left out. */
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
 * Whether a festival is meant: every word of what was typed begins a word of one of its names.
 * @example isMeant('karva', 'Karwa Chauth Karva Chauth करवा चौथ') // true
 */
export function isMeant(query: string, names: string): boolean {
  const nameParts = plain(names).split(' ');
  const terms = plain(query).split(' ').filter(Boolean);
  return terms.length > 0 && terms.every((term) => nameParts.some((part) => part.startsWith(term)));
}
