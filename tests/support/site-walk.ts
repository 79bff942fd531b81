import type { Element } from 'hast';
import { TEST_CLASS } from '../../scripts/test-classes.ts';
import { readXml, textsIn } from './feed-formats.ts';
import { headOf, readPage, valueOf } from './page.ts';
import type { ReadPage } from './page.ts';
import type { Running } from './running.ts';
import { sideBySide } from './side-by-side.ts';
import { UNPACKED } from './unpacked.ts';

/**
 * The time limit of the walk, in milliseconds: some 900 pages are rendered or read, and parsed, perhaps on a busy
 * machine.
 */
export const WALK_MAX = 480_000;
/** The number of concurrent requests. */
export const SIDE_BY_SIDE = 8;
/**
 * The headers of each request. On a busy machine the shop might close a connection just when it is used again, so each
 * request has its own.
 */
export const WALKING = { ...UNPACKED, Connection: 'close' };
/** The pages of staff, which a crawler need not enter. */
const DOORS = /^\/(admin|seller)(\/|$)/;
/**
 * There are about a hundred festivals each year, with pages alike, each rendered on request. The walk reads only those
 * of the sitemap.
 */
export const FESTIVAL = /^(?:\/hi)?\/hindu-festivals-calendar\/\d{4}\//;
/** Pages that each product has, alike and rendered on request. The walk reads a few of them. */
const OF_EACH_PRODUCT = /^\/(reviews|write-review)\//;
/** Whether the walk reads every page. A quick run reads two of each kind. */
export const WALKS_ALL = TEST_CLASS !== 'quick';
/** The number of similar pages that are read. */
const ENOUGH = WALKS_ALL ? 12 : 2;

/** The site as a crawler finds it. */
export interface Walk {
  /** The paths in the sitemap. */
  sitemap: string[];
  /** The paths of the sitemap that the walk reads. */
  walked: string[];
  /**
   * Every page found, without pages with a filter in their address, and with a few of the pages that each product has:
   * its head, its structured data and its price.
   */
  pages: Map<string, ReadPage>;
  /** The paths that redirected to another address. */
  moved: Set<string>;
  /** The site's addresses that pages link to (including `#` and the fragment), each with one page that does. */
  links: Map<string, string>;
  files: Map<string, string>;
}

declare global {
  /** Files run one after the other in a process, each with its own modules. */
  var walkedSite: Promise<Walk> | undefined;
}

/** Crawls every page from the home page and the sitemap, once for all tests of a run. */
export function walkSite(shop: Running): Promise<Walk> {
  return (globalThis.walkedSite ??= walk(shop));
}

async function walk({ origin, siteOrigin }: Running): Promise<Walk> {
  const { root } = readXml(await (await fetch(`${origin}/sitemap.xml`)).text());
  const sitemap = textsIn(root, 'loc').map((address) => address.slice(siteOrigin.length));
  const walked = WALKS_ALL ? sitemap : aFewOfEach(sitemap);
  const found: Walk = { sitemap, walked, pages: new Map(), moved: new Set(), links: new Map(), files: new Map() };
  const seen = new Set(['/', ...sitemap]);
  for (let next = ['/', ...walked]; next.length > 0;) {
    await sideBySide(SIDE_BY_SIDE, next, async (path) => {
      const answer = await fetch(origin + path, { headers: { ...WALKING, Accept: 'text/html' } });
      const body = await answer.text();
      if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/html')) return;
      const page = readPage(body);
      found.pages.set(path, headOf(page, isPrice));
      if (answer.redirected) found.moved.add(path);
      noteLinks(found, siteOrigin, path, page);
    });
    const linked = new Set([...found.links.keys()].map((link) => link.split('#')[0]!));
    const unseen = [...linked].filter((path) => !seen.has(path) && isWalked(path));
    for (const path of unseen) seen.add(path);
    const { few = [], all = [] } = Object.groupBy(unseen, (path) =>
      WALKS_ALL && !OF_EACH_PRODUCT.test(path) ? 'all' : 'few',
    );
    next = [...all, ...aFewOfEach(few)];
  }
  return found;
}

/** Returns a few of the paths that differ only in a name, a number or a value. */
export function aFewOfEach(paths: readonly string[]): string[] {
  const kinds = Map.groupBy(paths, (path) =>
    path.replace(/=[^&]*/g, '=').replace(/^((?:\/hi)?\/[^/?]+(?:\/\d+)?\/)[^/?]+/, '$1'),
  );
  return [...kinds.values()].flatMap(aFew);
}

/** Returns a few items, spread over the whole list. */
export function aFew(alike: readonly string[]): string[] {
  const step = Math.ceil(alike.length / ENOUGH);
  return alike.toSorted().filter((_, place) => place % step === 0);
}

/** Returns whether an element shows the price on a product's page. */
export function isPrice(element: Element): boolean {
  return valueOf(element, 'className')?.includes('product_price') ?? false;
}

function isWalked(path: string): boolean {
  return !DOORS.test(path) && !FESTIVAL.test(path) && (!path.includes('?') || /\?page=\d+$/.test(path));
}

function noteLinks({ links, files }: Walk, siteOrigin: string, path: string, page: ReadPage): void {
  const note = (to: Map<string, string>, address: string | undefined) => {
    if (address === undefined || /^(mailto|tel|data|blob):/.test(address)) return;
    const url = new URL(address, siteOrigin + path);
    if (url.origin === siteOrigin) to.set(url.pathname + url.search + url.hash, path);
  };
  for (const element of page.elements) {
    // A picture that a page links to is a file. As a page, each of its sizes would be requested.
    const isLink = element.tagName === 'a' && !valueOf(element, 'href')?.startsWith('/media/');
    for (const name of ['href', 'src', 'poster']) note(isLink ? links : files, valueOf(element, name));
    for (const candidate of valueOf(element, 'srcSet')?.split(',') ?? []) note(files, candidate.trim().split(/\s+/)[0]);
  }
}
