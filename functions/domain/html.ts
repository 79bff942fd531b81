/* The cleaner's packages are a tenth of the server's code, and only a saved description or article needs them. */

/** Returns outside HTML reduced to the allowed content of a description. The result is idempotent. */
export async function cleanHtml(html: string): Promise<string> {
  const { cleanedHtml } = await import('./html-cleaner.ts');
  return cleanedHtml(html);
}

/**
 * Returns outside HTML reduced to the allowed content of an article. This includes pictures of the shop, and
 * `<p data-product="12">` for a product.
 */
export async function cleanArticle(html: string): Promise<string> {
  const { cleanedArticle } = await import('./html-cleaner.ts');
  return cleanedArticle(html);
}
