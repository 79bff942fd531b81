/** The length of a description that search engines show; longer ones end in an ellipsis. */
export const DESCRIPTION_MAX = 157;

/** Returns a description cut to the shown length, between two words. */
export function shortDescription(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= DESCRIPTION_MAX) return plain;
  const head = plain.slice(0, DESCRIPTION_MAX + 1);
  const end = head.lastIndexOf(' ');
  // A cut must not split a surrogate pair.
  const cut = end > 0 ? head.slice(0, end) : head.slice(0, DESCRIPTION_MAX).replace(/[\ud800-\udbff]$/, '');
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`;
}
