import { Node } from '@tiptap/core';

/*
 * What the text of a post may hold beside words, as `cleanArticle` lets it through: a picture of the shop, and a product,
 * which stands there as a paragraph with its id. Each is one piece: it is chosen, moved and taken out as a whole.
 */

const Picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: '' }, alt: { default: '' } }),
  parseHTML: () => [{ tag: 'img[src^="/media/"]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

const Product = Node.create({
  name: 'product',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    id: { default: '', parseHTML: (element: HTMLElement) => element.dataset.product, rendered: false },
    href: { default: '', parseHTML: hrefIn, rendered: false },
    name: { default: '', parseHTML: (element: HTMLElement) => element.textContent, rendered: false },
  }),
  // Read before a paragraph takes it for its own.
  parseHTML: () => [{ tag: 'p[data-product]', priority: 60 }],
  renderHTML: ({ node: { attrs } }) => [
    'p',
    { 'data-product': String(attrs.id) },
    ['a', { href: String(attrs.href) }, String(attrs.name)],
  ],
});

function hrefIn(element: HTMLElement): string {
  return element.querySelector('a')?.getAttribute('href') ?? '';
}

export const ARTICLE_NODES = [Picture, Product];

/** A piece to be put into a text. */
export type ArticleNode =
  | { type: 'picture'; attrs: { src: string; alt: string } }
  | { type: 'product'; attrs: { id: string; href: string; name: string } };
