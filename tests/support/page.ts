import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** A page as it is read without JavaScript. */
export interface ReadPage {
  elements: Element[];
  /** All elements of a name. */
  all(name: string): Element[];
  ids: string[];
  /** The content of a `meta` by its name or property; nothing where there is none. */
  meta(name: string): string | undefined;
  /** The `href` of a `link` by its relation. */
  link(rel: string): string | undefined;
  title: string;
  /** What its `application/ld+json` scripts hold, thing by thing. @throws where one is no JSON */
  things: Record<string, unknown>[];
}

const parser = unified().use(rehypeParse);

export function readPage(html: string): ReadPage {
  const elements = elementsIn(parser.parse(html));
  const all = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const metas = all('meta');
  const graphs = all('script').filter((script) => valueOf(script, 'type') === 'application/ld+json');
  return {
    elements,
    all,
    ids: elements.flatMap((element) => valueOf(element, 'id') ?? []),
    meta: (name) => {
      const found = metas.find((meta) => valueOf(meta, 'name') === name || valueOf(meta, 'property') === name);
      return found && valueOf(found, 'content');
    },
    link: (rel) => {
      const found = all('link').find((link) => valueOf(link, 'rel') === rel);
      return found && valueOf(found, 'href');
    },
    // Drawings within the page may have one, too.
    title: all('title').slice(0, 1).map(textOf).join(''),
    things: graphs.flatMap((script) => {
      const said = JSON.parse(textOf(script)) as { '@graph'?: Record<string, unknown>[] };
      return said['@graph'] ?? [said];
    }),
  };
}

function elementsIn(node: Root | Element): Element[] {
  return node.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsIn(child)] : []));
}

/** An attribute as it was written; nothing where the element has it not. */
export function valueOf({ properties }: Element, name: string): string | undefined {
  const value = properties[name];
  if (value === undefined || value === null || value === false) return undefined;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

export function textOf(element: Element): string {
  return element.children
    .map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
    .join('');
}
