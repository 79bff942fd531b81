import { STAND_IN_PATHS } from '#contract/pages/plain.ts';
import { catalogueVersion, pageInvalidationsSince } from '../domain/platform/page-invalidations/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { RenderPage } from '../platform.ts';
import { changedPages, concernsAllPages } from './changed-pages.ts';
import type { ChangedPages } from './changed-pages.ts';
import { pageAt } from './page-at.ts';
import type { Moment } from './page-kind.ts';
import type { PageQueue } from './page-queue.ts';
import { readSiteWithList } from './site.ts';
import { FILED_ONLY, sitePaths } from './site-pages.ts';

/** The pages that a shop without any renders before all others. */
const AT_FIRST: ChangedPages = { now: [...FILED_ONLY], later: [], gone: [] };

/** The outdated pages since the last version of a queue; `PageQueue.note` takes them. */
export interface Outdated {
  version: number;
  changed: ChangedPages;
  /** All pages, if every page is outdated. */
  all: string[] | undefined;
  /** The number of these pages. */
  pages: number;
  moment: Moment;
}

/**
 * Reads which pages the changes since the last version outdate; all pages, if the queue has none yet. A closed shop has
 * files only of its error pages and of '/closed'.
 */
export async function readOutdated(shop: Shop, queue: PageQueue): Promise<Outdated> {
  // Read before the pages: a later change is then read again next time, which is harmless.
  const [[{ version }]] = (await shop.read(catalogueVersion({}))) as [[{ version: number }]];
  const { drawn, waiting } = queue.counts();
  const isFirst = drawn + waiting === 0;
  const moment = await readSiteWithList(shop);
  if (!moment.site.frame.policy.isOpen) {
    const all = [...STAND_IN_PATHS];
    return { version, changed: { now: all, later: [], gone: [] }, all, pages: all.length, moment };
  }
  const [changes] = await shop.read(pageInvalidationsSince({ version: queue.version() }));
  const changed = isFirst ? AT_FIRST : await changedPages(shop, moment.site, changes);
  const all = isFirst || concernsAllPages(changes) ? await sitePaths(shop, moment.site) : undefined;
  const pages = new Set([...changed.now, ...changed.later, ...changed.gone, ...(all ?? [])]).size;
  return { version, changed, all, pages, moment };
}

/**
 * Renders the page of a file. Returns undefined when the page no longer exists.
 * @throws when the page cannot be rendered
 */
export async function drawPage(
  shop: Shop,
  moment: Moment,
  render: RenderPage,
  path: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const page = await pageAt(shop, moment, path);
  if (!page) return undefined;
  const rendered = await render(path, page);
  if (rendered.status >= 500) throw new Error(`The renderer answered ${rendered.status}.`);
  return new Uint8Array(await rendered.arrayBuffer());
}
