/** Longer descriptions are folded until 'Read more'. */
const LONG = 300;

/** Returns the text of a sanitised description. */
export function plainText(html: string): string {
  return html
    .replace(/<\/(p|li|h\d)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

export function isLong(html: string): boolean {
  return plainText(html).length > LONG;
}
