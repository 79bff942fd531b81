import { ARTICLE_PICTURE, ARTICLE_PRODUCT } from '#contract/pages/article.ts';
import { STOCK_OUT } from '#contract/messages.ts';
import { leadSku, picturesOf } from '#contract/pages/pictures.ts';
import type { PostPage } from '#contract/pages/blog.ts';
import { escapeMarkup } from '#contract/shop/markup.ts';
import { formatPaise } from '#contract/shop/money.ts';
import { paths } from '../../paths.ts';
import { pictureSet, pictureSource } from '../../ui/picture-set.ts';

/** A heading of an article with its id. */
export interface Chapter {
  id: string;
  title: string;
}

/** Articles with at least this many headings get a table of contents. */
const LONG = 3;

/** The pictures and products of an article. */
export type InArticle = Pick<PostPage, 'pictures' | 'products'>;

/**
 * Returns an article's sanitised HTML prepared for its page: headings get ids, wide tables scroll, pictures get sizes,
 * and products show their current price. Removed products are left out.
 * @param prefix of the ids, for several articles on a page
 */
export function setArticle(
  html: string,
  { pictures, products }: InArticle,
  prefix = 'part',
): { html: string; chapters: Chapter[] } {
  const chapters: Chapter[] = [];
  const anchored = html.replace(/<h2>(.*?)<\/h2>/gs, (_, inner: string) => {
    const id = `${prefix}-${chapters.length + 1}`;
    chapters.push({ id, title: textOf(inner) });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  let tables = 0;
  const pushed = anchored
    .replace(
      /<table>/g,
      () => `<div class="sideways" role="region" tabindex="0" aria-label="Table ${++tables}"><table>`,
    )
    .replace(/<\/table>/g, '</table></div>')
    .replace(ARTICLE_PICTURE, (_, key: string, altHtml: string) => pictureHtml(pictures, key, altHtml))
    .replace(ARTICLE_PRODUCT, (_, id: string) => productHtml(products, Number(id)));
  return { html: pushed, chapters: chapters.length >= LONG ? chapters : [] };
}

/** The width of an article's column. */
const PICTURE_SIZES = '(min-width: 46rem) 42rem, 92vw';
const PICTURE_WIDTHS = [320, 480, 640, 960, 1200] as const;

function pictureHtml(pictures: InArticle['pictures'], key: string, altHtml: string): string {
  const picture = pictures.find((one) => one.key === key);
  if (!picture) return '';
  return (
    `<img class="picture" src="${pictureSource(picture, PICTURE_WIDTHS)}" srcset="${pictureSet(picture, PICTURE_WIDTHS)}" ` +
    `sizes="${PICTURE_SIZES}" alt="${altHtml}" width="${picture.width}" height="${picture.height}" ` +
    `loading="lazy" decoding="async">`
  );
}

const PRODUCT_PICTURE_WIDTHS = [200, 320] as const;

function productHtml(products: InArticle['products'], id: number): string {
  const product = products.find((one) => one.id === id);
  if (!product) return '';
  const [picture] = picturesOf(product, leadSku(product));
  const image = picture
    ? `<img src="${pictureSource(picture, PRODUCT_PICTURE_WIDTHS)}" alt="" width="${picture.width}" height="${picture.height}" loading="lazy" decoding="async">`
    : '';
  const isSoldOut = !product.skus.some((sku) => sku.inStock);
  return (
    `<p class="product"><a href="${paths.product(product.seoUrl)}">${image}` +
    `<span class="product-words"><span class="product-name">${escapeMarkup(product.name)}</span> ` +
    `<span class="amount">${isSoldOut ? STOCK_OUT : formatPaise(product.price)}</span></span></a></p>`
  );
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Returns the text of an HTML fragment with entities decoded. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&([a-z]+);/gi, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .trim();
}
