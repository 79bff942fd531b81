/** Letters of a description search engines show; what is longer ends in an ellipsis after them. */
export const DESCRIPTION_MAX = 157;

/** A description as long as it is shown, cut between two words. */
export function shortDescription(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= DESCRIPTION_MAX) return plain;
  const head = plain.slice(0, DESCRIPTION_MAX + 1);
  const end = head.lastIndexOf(' ');
  // A cut must not tear the two halves of an emoji apart.
  const cut = end > 0 ? head.slice(0, end) : head.slice(0, DESCRIPTION_MAX).replace(/[\ud800-\udbff]$/, '');
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`;
}
