// Apart from blog.ts, so that pages which only link to posts load no schemas.

/** Posts a page of a list shows. */
export const BLOG_PAGE_SIZE = 8;
/** Posts shown below one that is like them. */
export const BLOG_RELATED_LIMIT = 3;
/** What stands for all categories where one is chosen. */
export const ALL_POSTS_ID = 'all';

/**
 * What all spellings of a category or a tag have in common: case is ignored, and hyphens, spaces and signs between
 * words are one hyphen.
 * @example keyOf('Care and Keeping') // 'care-and-keeping'
 */
export function keyOf(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
