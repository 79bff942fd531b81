/*
 * What the cleaned HTML of an article holds beside its words: pictures of the shop, and paragraphs that stand for a
 * product. Written by `cleanArticle`, read by the page.
 */

/** A picture: its key, and its words as HTML writes them. */
export const ARTICLE_PICTURE = /<img src="\/media\/([a-z0-9]+\.[a-z0-9]+)" alt="([^"]*)">/g;
/** A product by its id, with the link that stands for it in the editor. */
export const ARTICLE_PRODUCT = /<p data-product="(\d+)">.*?<\/p>/gs;

/** The keys of the pictures in an article, each once, in their order. */
export function pictureKeysIn(html: string): string[] {
  return [...new Set([...html.matchAll(ARTICLE_PICTURE)].map(([, key]) => key!))];
}

/** The ids of the products in an article, each once, in their order. */
export function productIdsIn(html: string): number[] {
  return [...new Set([...html.matchAll(ARTICLE_PRODUCT)].map(([, id]) => Number(id)))];
}
