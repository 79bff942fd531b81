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
export function isMeant(typed: string, names: string): boolean {
  const words = plain(names).split(' ');
  const wanted = plain(typed).split(' ').filter(Boolean);
  return wanted.length > 0 && wanted.every((part) => words.some((word) => word.startsWith(part)));
}
