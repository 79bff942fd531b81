import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

/** What a description may hold: text, emphasis, lists, links. Nothing that runs, loads, floats or asks for input. */
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

const cleaner = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, ALLOWED)
  .use(() => (tree) => markLinks(tree as Node))
  .use(rehypeStringify)
  .freeze();

interface Node {
  tagName?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/** Links that lead away from the shop vouch for nothing; those to its own pages do. */
function markLinks(node: Node): void {
  if (node.tagName === 'a' && !isOwnPath(node.properties?.href))
    node.properties = { ...node.properties, rel: ['nofollow', 'noopener', 'ugc'] };
  node.children?.forEach(markLinks);
}

/** A path of this site: one slash, and then no sign a browser could read as a second one. */
function isOwnPath(href: unknown): boolean {
  return typeof href === 'string' && /^\/($|[a-z0-9?#])[a-z0-9/?#&=._~%+-]*$/i.test(href);
}

/** HTML from outside, cut down to what a description may hold. Cleaning twice is cleaning once. */
export async function cleanHtml(html: string): Promise<string> {
  const tree = cleaner.runSync(read(html));
  return cleaner.stringify(tree as ReturnType<typeof read>);
}

/** The parser stumbles over a template inside of an SVG; what it cannot read is kept as the words it is made of. */
function read(html: string): ReturnType<typeof cleaner.parse> {
  try {
    return cleaner.parse(html);
  } catch {
    return { type: 'root', children: [{ type: 'text', value: html }] };
  }
}
