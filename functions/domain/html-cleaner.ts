import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import type { Options as Schema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

/** The path of a public picture of the shop, by its key. */
const OWN_PICTURE = /^\/media\/[a-z0-9]{1,64}\.[a-z0-9]{2,5}$/;

/**
 * Allowed content of a description: text, emphasis, lists, links. Nothing that runs code, loads resources, floats or
 * requests input.
 */
const ALLOWED = {
  tagNames: [
    'p',
    'br',
    'strong',
    'em',
    'b',
    'i',
    'u',
    'ul',
    'ol',
    'li',
    'h2',
    'h3',
    'h4',
    'blockquote',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  attributes: { a: ['href'] },
  protocols: { href: ['https', 'mailto', 'tel'] },
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'svg', 'math', 'xmp', 'form'],
  clobber: [],
};

/** Additional content of an article: pictures of the shop, and paragraphs that represent a product by its id. */
const ALLOWED_IN_ARTICLE = {
  ...ALLOWED,
  tagNames: [...ALLOWED.tagNames, 'img'],
  attributes: { ...ALLOWED.attributes, img: [['src', OWN_PICTURE], 'alt'], p: [['dataProduct', /^[1-9]\d{0,14}$/]] },
};

const cleanerOf = (allowed: typeof ALLOWED | typeof ALLOWED_IN_ARTICLE) =>
  unified()
    .use(rehypeParse, { fragment: true })
    .use(rehypeSanitize, allowed as Schema)
    .use(() => (tree) => markLinks(tree as Node))
    .use(() => (tree) => settlePictures(tree as Node))
    .use(rehypeStringify)
    .freeze();

const cleaner = cleanerOf(ALLOWED);
const articleCleaner = cleanerOf(ALLOWED_IN_ARTICLE);

interface Node {
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/** Links to other sites get `nofollow`; links to the shop's own pages do not. */
function markLinks(node: Node): void {
  if (node.tagName === 'a' && !isOwnPath(node.properties?.href))
    node.properties = { ...node.properties, rel: ['nofollow', 'noopener', 'ugc'] };
  node.children?.forEach(markLinks);
}

/** Removes pictures whose address was rejected. Normalises the others to the form that the page looks for. */
function settlePictures(node: Node): void {
  if (!node.children) return;
  node.children = node.children.filter(({ tagName, properties }) => tagName !== 'img' || properties?.src !== undefined);
  for (const child of node.children) {
    if (child.tagName === 'img') child.properties = { src: child.properties?.src, alt: child.properties?.alt ?? '' };
    settlePictures(child);
  }
}

/**
 * Returns whether a link is a path of this site: one slash, not followed by a character that a browser could read as a
 * second slash.
 */
function isOwnPath(href: unknown): boolean {
  return typeof href === 'string' && /^\/($|[a-z0-9?#])[a-z0-9/?#&=._~%+-]*$/i.test(href);
}

/** Does the work of `cleanHtml` (`html.ts`). */
export function cleanedHtml(html: string): string {
  return cleanedBy(cleaner, html);
}

/** Does the work of `cleanArticle` (`html.ts`). */
export function cleanedArticle(html: string): string {
  return cleanedBy(articleCleaner, html);
}

function cleanedBy(by: typeof cleaner, html: string): string {
  return by.stringify(by.runSync(read(html)) as ReturnType<typeof read>);
}

/** The parser throws on a template inside an SVG. HTML that it cannot parse is treated as plain text. */
function read(html: string): ReturnType<typeof cleaner.parse> {
  try {
    return cleaner.parse(html);
  } catch {
    return { type: 'root', children: [{ type: 'text', value: html }] };
  }
}
