/** A description longer than this is folded until 'Read more'. */
const LONG = 300;

/** The words of a sanitised description, without its tags. */
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
