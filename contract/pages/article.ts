/*
 * Elements of an article's cleaned HTML besides its text: pictures of the shop, and paragraphs that a product replaces.
 * `cleanArticle` writes them and the page reads them.
 */

/** A picture: its key, and its alternative text as escaped HTML. */
export const ARTICLE_PICTURE = /<img src="\/media\/([a-z0-9]+\.[a-z0-9]+)" alt="([^"]*)">/g;
/** A product by its id, with the link shown in the editor. */
export const ARTICLE_PRODUCT = /<p data-product="(\d+)">.*?<\/p>/gs;

/** Returns the distinct keys of the pictures in an article, in order. */
export function pictureKeysIn(html: string): string[] {
  return [...new Set([...html.matchAll(ARTICLE_PICTURE)].map(([, key]) => key!))];
}

/** Returns the distinct ids of the products in an article, in order. */
export function productIdsIn(html: string): number[] {
  return [...new Set([...html.matchAll(ARTICLE_PRODUCT)].map(([, id]) => Number(id)))];
}
