/** The last part of a page's address. */
export const SEO_URL_MIN_LENGTH = 3;
export const SEO_URL_MAX_LENGTH = 120;

/** Words that are addresses of their own and would shadow a page. */
const RESERVED = new Set(['search', 'category', 'create', 'update', 'delete', 'live', 'page']);

/** A seoUrl made from a name or title: lower case, only letters, digits and single hyphens. */
export function seoUrlFrom(text: string): string {
  return (
    text
      .toLowerCase()
      .replace(/[^a-z0-9\s-]/g, '')
      .trim()
      .replace(/[\s-]+/g, '-')
      .replace(/^-/, '')
      .slice(0, SEO_URL_MAX_LENGTH)
      // Last: what was cut off may have left a hyphen at the end.
      .replace(/-$/, '')
  );
}

/** Whether a text may be a seoUrl: 3 to 120 of a-z, 0-9 and single hyphens, with a letter, and not reserved. */
export function isSeoUrl(text: string): boolean {
  return isAddressWord(text) && !RESERVED.has(text);
}

/** Whether a text has the form of a page's address: 3 to 120 of a-z, 0-9 and single hyphens, with a letter. */
export function isAddressWord(text: string): boolean {
  return (
    text.length >= SEO_URL_MIN_LENGTH &&
    text.length <= SEO_URL_MAX_LENGTH &&
    /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) &&
    /[a-z]/.test(text)
  );
}
