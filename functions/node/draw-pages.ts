/**
 * The process that draws a shop's static pages, so that the one which serves never waits for them, and what drawing takes is
 * given back when it ends: what is out of date first, then the pages without a file, those most people visit before the
 * others. It is handed its work by `Site`.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { catalogueVersion, pageInvalidationsSince } from '../domain/platform/page-invalidations/index.ts';
import type { RenderPage } from '../platform.ts';
import { changedPages, concernsAllPages } from '../publish/changed-pages.ts';
import type { ChangedPages } from '../publish/changed-pages.ts';
import { pageAt } from '../publish/page-at.ts';
import type { Moment } from '../publish/page-kind.ts';
import { readSiteWithList } from '../publish/site.ts';
import { FILED_ONLY, sitePaths } from '../publish/site-pages.ts';
import { goBelowTheShop } from './below-the-shop.ts';
import { GivingWay } from './give-way.ts';
import { openEmbeddedDb } from './open-db.ts';
import { CHANGED, PAGES_DAMAGED_EXIT, PagesDamaged, PageStore } from './page-store.ts';
import { readingWorld } from './reading-world.ts';
import { storageFaultOf } from './storage-faults.ts';

/** What the process is started with. */
export interface DrawingPlace {
  databasePath: string;
  sitePath: string;
  buildId: string;
  rendererPath: string;
  origin: string;
}

interface PublishOrder {
  publish: number;
  now: number;
}

/**
 * Asks for the changes of the records as of a time; or for an end, after the page that is being drawn; or tells that the
 * shop was just asked for something.
 */
export type DrawingOrder = PublishOrder | 'end' | 'request';

export type DrawingNews =
  /** The changes asked for are known, and so many pages wait because of them. */
  | { noted: number; version: number; pages: number }
  /** What those changes concern itself has been drawn. */
  | { published: number }
  | { failed: number; error: Error }
  /** A page could not be drawn. */
  | { unable: string; error: Error }
  | { drawn: number; waiting: number };

/** How often the process tells how far it is. */
const TELL_EVERY_MS = 1000;
/** So many times as long as a page took, a busy shop has rest before the next that may wait. */
const RESTS = 4;

/** Without these no shop opens. */
const AT_FIRST: ChangedPages = { now: [...FILED_ONLY], later: [], gone: [] };

goBelowTheShop();
const place = JSON.parse(process.argv[2]!) as DrawingPlace;
const orders: (PublishOrder | 'end')[] = [];
const way = new GivingWay();
let wake = () => {};
process.on('message', (order: DrawingOrder) => {
  if (order === 'request') return way.note();
  orders.push(order);
  wake();
});

// A signal to end may reach all processes of the shop: it is the shop that says when this one ends. Where the shop is killed,
// nobody is left to draw for.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());

const db = openEmbeddedDb(place.databasePath);
const store = openStore();
const { render } = (await import(place.rendererPath)) as { render: RenderPage };

let now = Date.now();
let moment: Moment | undefined;
/** Publishes whose top pages are still to be drawn. */
let unfinished: number[] = [];
let toldAt = 0;
/** When the last news has been sent. */
let said = Promise.resolve();

try {
  await drawUntilTheEnd();
  // What was noted is drawn after the next start.
  finishPublishes();
} catch (error) {
  if (!isStorageFault(error)) throw error;
  // The next process may find room on the disk, or a new page store.
  for (const id of unfinished) say({ failed: id, error: error as Error });
  if (error instanceof PagesDamaged) process.exitCode = PAGES_DAMAGED_EXIT;
}
store.close();
db.close();
await said;
process.disconnect();

function openStore(): PageStore {
  try {
    return PageStore.openShared(place.sitePath);
  } catch (error) {
    if (error instanceof PagesDamaged) process.exit(PAGES_DAMAGED_EXIT);
    throw error;
  }
}

async function drawUntilTheEnd(): Promise<void> {
  while (await carryOut()) {
    const next = store.nextDue();
    if (!next || next.due > CHANGED) finishPublishes();
    const begunAt = performance.now();
    if (next) await draw(next.path);
    tell(next === undefined);
    // What is false as it is served does not wait.
    const mayWait = next !== undefined && next.due > CHANGED;
    if (mayWait) await Promise.race([way.rest((performance.now() - begunAt) * RESTS), anOrder()]);
    // Orders come in between two pages.
    await (next ? turn() : anOrder());
  }
}

/** Whether the disk or the page store failed, and not the page. */
function isStorageFault(error: unknown): boolean {
  return error instanceof PagesDamaged || storageFaultOf(error) !== undefined;
}

/** Resolves when something is ordered that is not carried out yet. */
async function anOrder(): Promise<void> {
  if (orders.length === 0) await new Promise<void>((resolve) => (wake = resolve));
}

/** Carries out what was ordered; false at the end. */
async function carryOut(): Promise<boolean> {
  for (let order = orders.shift(); order !== undefined; order = orders.shift()) {
    if (order === 'end') return false;
    try {
      await publish(order);
    } catch (error) {
      say({ failed: order.publish, error: error as Error });
      if (isStorageFault(error)) throw error;
    }
  }
  return true;
}

/** Notes what the changes since the last time concern. Everything, where there was no last time. */
async function publish({ publish: id, now: at }: PublishOrder): Promise<void> {
  now = at;
  const shop = readingWorld(db, place.origin, now);
  // Read before the pages: a change that comes in between is found again, and harms nothing.
  const [[{ version }]] = (await shop.read(catalogueVersion({}))) as [[{ version: number }]];
  const known = store.version();
  moment = await readSiteWithList(shop);
  const isFirst = store.counts().drawn + store.counts().waiting === 0;
  const [changes] = await shop.read(pageInvalidationsSince({ version: known }));
  const changed = isFirst ? AT_FIRST : await changedPages(shop, moment.site, changes);
  const all = isFirst || concernsAllPages(changes) ? await sitePaths(shop, moment.site) : undefined;
  store.note(version, changed, all);
  unfinished.push(id);
  const pages = new Set([...changed.now, ...changed.later, ...changed.gone, ...(all ?? [])]).size;
  say({ noted: id, version, pages });
}

function finishPublishes(): void {
  for (const id of unfinished) say({ published: id });
  unfinished = [];
}

/** Draws a page anew; one that is no page any more is taken away, and one that cannot be drawn is left to the live renderer. */
async function draw(path: string): Promise<void> {
  try {
    const shop = readingWorld(db, place.origin, now);
    moment ??= await readSiteWithList(shop);
    const page = await pageAt(shop, moment, path);
    if (!page) return store.remove(path);
    const rendered = await render(path, page);
    if (rendered.status >= 500) throw new Error(`The renderer answered ${rendered.status}.`);
    store.keep(path, new Uint8Array(await rendered.arrayBuffer()));
  } catch (error) {
    if (isStorageFault(error)) throw error;
    store.remove(path);
    say({ unable: path, error: error as Error });
  }
}

function tell(isDone: boolean): void {
  if (!isDone && performance.now() - toldAt < TELL_EVERY_MS) return;
  toldAt = performance.now();
  say(store.counts());
}

function say(news: DrawingNews): void {
  said = new Promise((resolve) => process.send!(news, undefined, {}, () => resolve()));
}
