/**
 * The process that renders a shop's static pages. The serving process never waits for it, and its memory is freed when
 * it ends. Outdated pages come first, then pages without a file, the most visited before the others. `Site` gives it
 * its work.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { RenderPage } from '../platform.ts';
import { drawPage, readOutdated } from '../publish/draw-site.ts';
import type { Moment } from '../publish/page-kind.ts';
import { BESIDE } from '../publish/page-queue.ts';
import { readSiteWithList } from '../publish/site.ts';
import { lowerPriority } from './lower-priority.ts';
import { BackgroundPause } from './background-pause.ts';
import { openEmbeddedDb } from './open-db.ts';
import { PAGES_DAMAGED_EXIT, PagesDamaged, PageStore } from './page-store.ts';
import { readOnlyShop } from '../read-only-shop.ts';
import { storageFaultOf } from './storage-faults.ts';

/** The data that the process starts with. */
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
 * An order to publish the changes up to a time, an order to end after the current page, or the notice that the shop
 * received a request.
 */
export type DrawingOrder = PublishOrder | 'end' | 'request';

export type DrawingNews =
  /** The changes have been read, and this number of pages waits because of them. */
  | { noted: number; version: number; pages: number }
  /** The pages that the changes affect directly have been rendered. */
  | { published: number }
  | { failed: number; error: Error }
  /** A page could not be rendered. */
  | { unable: string; error: Error }
  | { drawn: number; waiting: number };

/** The interval between two progress messages. */
const TELL_EVERY_MS = 1000;
/** In a busy shop, the pause before the next page that may wait is this multiple of the last page's rendering time. */
const RESTS = 4;

lowerPriority();
const place = JSON.parse(process.argv[2]!) as DrawingPlace;
const orders: (PublishOrder | 'end')[] = [];
const way = new BackgroundPause();
let wake = () => {};
process.on('message', (order: DrawingOrder) => {
  if (order === 'request') return way.note();
  orders.push(order);
  wake();
});

// A signal to end may reach all processes of the shop, but the shop decides when this one ends. If the shop is killed,
// this process has no further purpose.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());

const db = openEmbeddedDb(place.databasePath);
const store = openStore();
const { render } = (await import(place.rendererPath)) as { render: RenderPage };

let now = Date.now();
let moment: Moment | undefined;
/** Publishes whose top pages are not rendered yet. */
let unfinished: number[] = [];
let toldAt = 0;
/** Resolves when the last message has been sent. */
let said = Promise.resolve();

try {
  await drawUntilTheEnd();
  // Noted pages are rendered after the next start.
  finishPublishes();
} catch (error) {
  if (!isStorageFault(error)) throw error;
  // The next process may find free disk space, or a new page store.
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
    const next = store.queue.nextDue();
    if (!next || next.due >= BESIDE) finishPublishes();
    const begunAt = performance.now();
    if (next) await draw(next.path);
    tell(next === undefined);
    // Pages whose served file is outdated do not wait.
    const mayWait = next !== undefined && next.due >= BESIDE;
    if (mayWait) await Promise.race([way.rest((performance.now() - begunAt) * RESTS), anOrder()]);
    // Receive orders between two pages.
    await (next ? turn() : anOrder());
  }
}

/** Tells whether the disk or the page store failed, rather than the page. */
function isStorageFault(error: unknown): boolean {
  return error instanceof PagesDamaged || storageFaultOf(error) !== undefined;
}

/** Resolves when there is a pending order. */
async function anOrder(): Promise<void> {
  if (orders.length === 0) await new Promise<void>((resolve) => (wake = resolve));
}

/** Executes the pending orders. Returns false after the order to end. */
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

/** Notes the pages that the changes since the last version affect; all pages, if there was no last version. */
async function publish({ publish: id, now: at }: PublishOrder): Promise<void> {
  now = at;
  const shop = readOnlyShop(db, place.origin, now);
  const { version, changed, all, pages, moment: read } = await readOutdated(shop, store.queue);
  moment = read;
  store.note(version, changed, all);
  unfinished.push(id);
  say({ noted: id, version, pages });
}

function finishPublishes(): void {
  for (const id of unfinished) say({ published: id });
  unfinished = [];
}

/**
 * Renders a page again. Removes the file of a page that no longer exists. A page that fails is left to the live
 * renderer.
 */
async function draw(path: string): Promise<void> {
  try {
    const shop = readOnlyShop(db, place.origin, now);
    moment ??= await readSiteWithList(shop);
    const content = await drawPage(shop, moment, render, path);
    if (content) store.keep(path, content);
    else store.remove(path);
  } catch (error) {
    if (isStorageFault(error)) throw error;
    store.remove(path);
    say({ unable: path, error: error as Error });
  }
}

function tell(isDone: boolean): void {
  if (!isDone && performance.now() - toldAt < TELL_EVERY_MS) return;
  toldAt = performance.now();
  say(store.queue.counts());
}

function say(news: DrawingNews): void {
  said = new Promise((resolve) => process.send!(news, undefined, {}, () => resolve()));
}
