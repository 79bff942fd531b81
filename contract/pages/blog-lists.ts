// Separate from blog.ts, so that pages which only link to posts load no schemas.

/** Posts on each page of a list. */
export const BLOG_PAGE_SIZE = 8;
/** Related posts shown below a post. */
export const BLOG_RELATED_LIMIT = 3;
/** The id of the choice 'all categories'. */
export const ALL_POSTS_ID = 'all';

/**
 * Returns the common key of all spellings of a category or a tag: in lower case, with one hyphen for hyphens, spaces
 * and punctuation between words.
 * @example keyOf('Care and Keeping') // 'care-and-keeping'
 */
export function keyOf(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
