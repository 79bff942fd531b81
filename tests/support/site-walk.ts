import type { Element } from 'hast';
import { TEST_CLASS } from '../../scripts/test-classes.ts';
import { readXml, textsIn } from './feed-formats.ts';
import { headOf, readPage, valueOf } from './page.ts';
import type { ReadPage } from './page.ts';
import type { Running } from './running.ts';
import { sideBySide } from './side-by-side.ts';
import { UNPACKED } from './unpacked.ts';

/** How long the walk may take, in milliseconds: some 900 pages are drawn or read, and parsed, perhaps on a busy machine. */
export const WALK_MAX = 480_000;
/** Requests that are under way at a time. */
export const SIDE_BY_SIDE = 8;
/**
 * What each request says. A process that others leave little time would use a connection again just as the shop closes it,
 * so none is kept.
 */
export const WALKING = { ...UNPACKED, Connection: 'close' };
/** The pages of staff, which a browser is shown and a crawler need not enter. */
const DOORS = /^\/(admin|seller)(\/|$)/;
/** Some hundred festivals each year, one page like another, each drawn when it is asked for: only those of the sitemap are read. */
export const FESTIVAL = /^\/hindu-festivals-calendar\/\d{4}\//;
/** Each product has these, one page like another, and each is drawn when it is asked for: a few of them are read. */
const OF_EACH_PRODUCT = /^\/(reviews|write-review)\//;
/** Whether every page is walked over. A quick run takes two of each kind. */
export const WALKS_ALL = TEST_CLASS !== 'quick';
/** Of the many that are alike, so many tell as much. */
const ENOUGH = WALKS_ALL ? 12 : 2;

/** The site as a crawler finds it. */
export interface Walk {
  /** Paths the sitemap names. */
  sitemap: string[];
  /** Those of them that are walked over. */
  walked: string[];
  /**
   * Every page that was come by, without those with a filter in their address, and of those each product has a few: its head,
   * its things and its price.
   */
  pages: Map<string, ReadPage>;
  /** Those of them that were found at another address than the one that was asked for. */
  moved: Set<string>;
  /** Addresses of this site that pages name, each with a page that does; `#` and what follows included. */
  links: Map<string, string>;
  files: Map<string, string>;
}

declare global {
  /** Files come one after the other in a process, each with modules of its own. */
  var walkedSite: Promise<Walk> | undefined;
}

/** Walks from the home page and the sitemap over every page, once for all tests of a run. */
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

/** Of pages that are alike in all but a name, a number or a value, a few. */
export function aFewOfEach(paths: readonly string[]): string[] {
  const kinds = Map.groupBy(paths, (path) =>
    path.replace(/=[^&]*/g, '=').replace(/^(\/[^/?]+(?:\/\d+)?\/)[^/?]+/, '$1'),
  );
  return [...kinds.values()].flatMap(aFew);
}

/** A few of many, spread over all of them. */
export function aFew(alike: readonly string[]): string[] {
  const step = Math.ceil(alike.length / ENOUGH);
  return alike.toSorted().filter((_, place) => place % step === 0);
}

/** Where a product's page shows what it costs. */
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
    // A picture a page leads to is a file: as a page each of its sizes would be asked for.
    const isLink = element.tagName === 'a' && !valueOf(element, 'href')?.startsWith('/media/');
    for (const name of ['href', 'src', 'poster']) note(isLink ? links : files, valueOf(element, name));
    for (const candidate of valueOf(element, 'srcSet')?.split(',') ?? []) note(files, candidate.trim().split(/\s+/)[0]);
  }
}
