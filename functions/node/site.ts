import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { STAND_IN_PATHS } from '#contract/pages/plain.ts';
import { catalogueVersion } from '../domain/platform/page-invalidations/index.ts';
import { shopIsOpen } from '../domain/platform/settings/index.ts';
import type { Log, PagesProgress, Shop } from '../domain/shop.ts';
import type { Publisher, PublishReport } from '../platform.ts';
import { FILED_ONLY } from '../publish/site-pages.ts';
import type { DrawingNews, DrawingOrder, DrawingPlace } from './draw-pages.ts';
import { PAGES_DAMAGED_EXIT, PagesDamaged, PageStore } from './page-store.ts';
import { entryUrl } from './program-files.ts';
import { RENDERER_FLAGS, SOURCE_FLAGS } from './start-flags.ts';

const DRAWING_PROCESS = fileURLToPath(entryUrl('draw-pages', import.meta.url));
/**
 * The rendering process ends after this time without work. It takes nearly as much memory as the shop itself, and 0.5 s
 * to start.
 */
const IDLE_MS = 20_000;

interface Asked {
  noted?: PublishReport;
  resolve(report: PublishReport): void;
  reject(error: Error): void;
}

/** The progress of rendering. */
export interface Drawing {
  drawn: number;
  waiting: number;
}

/**
 * The static pages of a shop on Node. A store has each page compressed once, and a process of its own renders them. The
 * live renderer renders pages without a file on request. A publish notes the changes, and is finished when the pages of
 * the changed records are rendered. Pages that only mention these records, and pages whose frame changed, follow.
 */
export class Site implements Publisher {
  /** Includes the pause after the last change and the rendering of a page. */
  readonly takesSeconds = 20;
  readonly #place: DrawingPlace;
  readonly #log: Log;
  #store: PageStore;
  readonly #asked = new Map<number, Asked>();
  #process: ChildProcess | undefined;
  #ended: Promise<void> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;
  /** The shop's clock, once the shop is open. */
  #clock: (() => number) | undefined;
  /** Callbacks that wait for every page. */
  #waiting: (() => void)[] = [];
  readonly #onDrawing: (drawing: Drawing) => void;

  constructor(place: DrawingPlace, log: Log, onDrawing: (drawing: Drawing) => void = () => {}) {
    this.#place = place;
    this.#log = log;
    this.#onDrawing = onDrawing;
    this.#store = PageStore.open(place.sitePath, place.buildId);
  }

  async progress(): Promise<PagesProgress> {
    return this.#fromStore(({ queue }) => ({ version: queue.version(), waiting: queue.waiting() }));
  }

  /** Returns the hash of a page's content, which is also its entity tag; undefined when there is no file. */
  tagOf(path: string): string | undefined {
    return this.#fromStore((store) => store.queue.tagOf(path));
  }

  /** Returns the file of a page, compressed with Brotli; undefined when another one has just replaced it. */
  file(path: string, tag: string): Uint8Array<ArrayBuffer> | undefined {
    return this.#fromStore((store) => store.file(path, tag));
  }

  /**
   * Starts to bring the pages up to the current code and records. Resolves when all pages exist that the live renderer
   * does not render. The others follow.
   * @throws when one of those cannot be rendered: no shop opens without them
   */
  async prepare(shop: Shop): Promise<void> {
    this.#clock = shop.clock;
    const [[catalogue], isOpen] = await shop.read(catalogueVersion({}), shopIsOpen());
    const { version } = catalogue!;
    const needed = isOpen ? FILED_ONLY : STAND_IN_PATHS;
    const { drawn, waiting, known } = this.#fromStore(({ queue }) => ({ ...queue.counts(), known: queue.version() }));
    if (drawn > 0 && waiting === 0 && version === known) return;
    const published = this.#order(shop);
    if (this.#lacking(needed).length === 0) {
      published.catch((error: unknown) => this.#log.error('publish.failed', error));
      return;
    }
    await published;
    const lacking = this.#lacking(needed);
    if (lacking.length > 0) throw new Error(`These pages could not be drawn: ${lacking.join(', ')}`);
  }

  publish(shop: Shop): Promise<PublishReport> {
    return this.#order(shop);
  }

  /** Resolves when no page waits for rendering. */
  allRendered(): Promise<void> {
    if (this.#asked.size === 0 && this.#fromStore(({ queue }) => queue.waiting()) === 0) return Promise.resolve();
    this.#running();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Reports a request, so that background rendering pauses for a moment. */
  giveWay(): void {
    if (this.#process) send(this.#process, 'request');
  }

  async stop(): Promise<void> {
    this.#end();
    await this.#ended;
    this.#store.close();
  }

  #lacking(needed: readonly string[]): string[] {
    return needed.filter((path) => this.tagOf(path) === undefined);
  }

  /** Reads from the store. A damaged one is first replaced by an empty one; pages are then rendered on request for a while. */
  #fromStore<Result>(read: (store: PageStore) => Result): Result {
    try {
      return read(this.#store);
    } catch (error) {
      if (!(error instanceof PagesDamaged)) throw error;
      this.#makeAgain(error);
      return read(this.#store);
    }
  }

  #makeAgain(damage: PagesDamaged): void {
    this.#log.error('pages.damaged', damage);
    this.#end();
    this.#failAll(new Error('The pages are drawn again from the beginning.'));
    this.#store.close();
    rmSync(this.#place.sitePath, { recursive: true, force: true });
    this.#store = PageStore.open(this.#place.sitePath, this.#place.buildId);
    if (!this.#clock) return;
    this.#order({ now: this.#clock() }).catch((error: unknown) => this.#log.error('publish.failed', error));
  }

  #order({ now }: Pick<Shop, 'now'>): Promise<PublishReport> {
    const id = ++this.#lastId;
    const running = this.#running();
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      send(running, { publish: id, now });
    });
  }

  /** Returns the rendering process, and starts one if there is none. */
  #running(): ChildProcess {
    clearTimeout(this.#idle);
    if (this.#process) return this.#process;
    const started = fork(DRAWING_PROCESS, [JSON.stringify(this.#place)], {
      execArgv: [...RENDERER_FLAGS, ...SOURCE_FLAGS],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      // Preserves error objects in messages.
      serialization: 'advanced',
    });
    this.#process = started;
    started.on('message', (news: DrawingNews) => this.#hear(news));
    this.#ended = new Promise((resolve) => {
      const over = (error?: Error) => {
        if (error) this.#log.error('drawing.failed', error);
        this.#forget(started);
        resolve();
      };
      started.once('error', over);
      started.once('exit', (code, signal) => {
        // A former process uses the former store.
        const isPresent = this.#process === started;
        over(code === 0 ? undefined : new Error(`The process that draws pages ended: ${signal ?? code}.`));
        if (isPresent && code === PAGES_DAMAGED_EXIT)
          this.#makeAgain(new PagesDamaged('The process that draws pages found it so.'));
      });
    });
    return started;
  }

  /** Handles the end of the process. Waiting publishes fail; the next process renders the waiting pages. */
  #forget(ended: ChildProcess): void {
    if (this.#process !== undefined && this.#process !== ended) return;
    this.#process = undefined;
    this.#failAll(new Error('The process that draws pages has ended.'));
  }

  #failAll(error: Error): void {
    for (const { reject } of this.#asked.values()) reject(error);
    this.#asked.clear();
  }

  #hear(news: DrawingNews): void {
    if ('noted' in news) {
      const input = this.#asked.get(news.noted);
      if (input) input.noted = { version: news.version, pages: news.pages };
    } else if ('published' in news) {
      const query = this.#asked.get(news.published);
      this.#asked.delete(news.published);
      if (query?.noted) query.resolve(query.noted);
    } else if ('failed' in news) {
      this.#asked.get(news.failed)?.reject(news.error);
      this.#asked.delete(news.failed);
    } else if ('unable' in news) {
      this.#log.error('page.failed', news.error, { path: news.unable });
    } else {
      this.#hearHowFar(news);
    }
  }

  #hearHowFar(drawing: Drawing): void {
    this.#onDrawing(drawing);
    if (drawing.waiting > 0 || this.#asked.size > 0) return;
    for (const resolve of this.#waiting) resolve();
    this.#waiting = [];
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref();
  }

  #end(): void {
    clearTimeout(this.#idle);
    if (this.#process) send(this.#process, 'end');
    // Later orders start a new process.
    this.#process = undefined;
  }
}

/** Sends an order. An error is ignored, because the end of the process has its own event. */
function send(to: ChildProcess, order: DrawingOrder): void {
  if (to.connected) to.send(order, () => {});
}
