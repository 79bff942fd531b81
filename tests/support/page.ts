import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** A page, parsed without running JavaScript. */
export interface ReadPage {
  elements: Element[];
  /** Returns all elements with this name. */
  all(name: string): Element[];
  /** The ids of all its elements. */
  ids: string[];
  /** Returns the content of a `meta` by its name or property; undefined if there is none. */
  meta(name: string): string | undefined;
  /** Returns the `href` of a `link` by its relation. */
  link(rel: string): string | undefined;
  title: string;
  /**
   * The objects of its `application/ld+json` scripts.
   * @throws when a script is no JSON
   */
  things: Record<string, unknown>[];
}

const parser = unified().use(rehypeParse);

export function readPage(html: string): ReadPage {
  const elements: Element[] = [];
  noteElements(parser.parse(html), elements);
  return pageOf(
    elements,
    elements.flatMap((element) => valueOf(element, 'id') ?? []),
  );
}

/**
 * Returns the page with only the elements that matter for heads and crawlers, so that hundreds of pages fit in memory.
 */
export function headOf({ elements, ids }: ReadPage, alsoKept: (element: Element) => boolean): ReadPage {
  const kept = elements.filter((element) => OF_HEADS.has(element.tagName) || isThing(element) || alsoKept(element));
  return pageOf(
    kept.map((element) => (element.tagName === 'html' ? { ...element, children: [] } : element)),
    ids,
  );
}

const OF_HEADS = new Set(['html', 'title', 'meta', 'link', 'h1']);

function isThing(element: Element): boolean {
  return element.tagName === 'script' && valueOf(element, 'type') === 'application/ld+json';
}

function pageOf(elements: Element[], ids: string[]): ReadPage {
  const all = (name: string) => elements.filter(({ tagName }) => tagName === name);
  const metas = all('meta');
  return {
    elements,
    all,
    ids,
    meta: (name) => {
      const found = metas.find((meta) => valueOf(meta, 'name') === name || valueOf(meta, 'property') === name);
      return found && valueOf(found, 'content');
    },
    link: (rel) => {
      const found = all('link').find((link) => valueOf(link, 'rel') === rel);
      return found && valueOf(found, 'href');
    },
    // An SVG within the page may have a title, too.
    title: all('title').slice(0, 1).map(textOf).join(''),
    things: elements.filter(isThing).flatMap((script) => {
      const said = JSON.parse(textOf(script)) as { '@graph'?: Record<string, unknown>[] };
      return said['@graph'] ?? [said];
    }),
  };
}

function noteElements(node: Root | Element, to: Element[]): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    to.push(child);
    noteElements(child, to);
  }
}

/** Returns an attribute's value as written; undefined if the element does not have it. */
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
