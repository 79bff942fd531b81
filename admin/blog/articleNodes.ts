import { Node } from '@tiptap/core';

/*
 * The nodes of a post besides rich text, as `cleanArticle` allows them: a picture of the shop, and a product as a
 * paragraph with its id. Each is atomic: it is selected, moved and deleted as a whole.
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
  // Before the rule of ordinary paragraphs.
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

/** A node to insert. */
export type ArticleNode =
  | { type: 'picture'; attrs: { src: string; alt: string } }
  | { type: 'product'; attrs: { id: string; href: string; name: string } };
