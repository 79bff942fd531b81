import { render } from 'built/renderer';
import { DurableObject } from 'cloudflare:workers';
import { Refusal } from '#contract/calls/refusals.ts';
import { openDbOverHttp } from '../db/open-db-over-http.ts';
import type { PagesProgress, Shop } from '../domain/shop.ts';
import { publishChanges } from '../jobs/publish-changes.ts';
import { logTo } from '../log-line.ts';
import type { PublishReport } from '../platform.ts';
import { drawPage, readOutdated } from '../publish/draw-site.ts';
import type { Moment } from '../publish/page-kind.ts';
import { BESIDE, PageQueue, QUEUE_SCHEMA } from '../publish/page-queue.ts';
import { readSiteWithList } from '../publish/site.ts';
import { readOnlyShop } from '../read-only-shop.ts';
import { buildAt, keepStoredPage, removeStoredPages } from './stored-pages.ts';

const log = logTo((line) => console.log(line));

/** The pause before a look for more changes, while edits are still going on. */
const LOOK_AGAIN_MS = 1000;
/** The time of one run of the alarm, far below the limits of an invocation. */
const RUN_MS = 15_000;
/** The pause after a run that failed, as when the database does not answer. */
const PAUSE_MS = 10_000;

/** The location of the records and of the files. The calling Worker has checked that it is complete. */
interface DrawerEnv {
  DATABASE_URL: string;
  DATABASE_TOKEN: string | undefined;
  ORIGIN: string;
  MEDIA: R2Bucket;
}

/**
 * The object that renders a shop's static pages on Workers, as a process of its own does on Node. Its storage has the
 * queue of pages, and R2 has their files. Only this object writes them, one after the other, so an older page never
 * replaces a newer one. The Worker wakes it after each change of the catalogue and every minute.
 */
export class PageDrawer extends DurableObject<DrawerEnv> {
  readonly #queue: PageQueue;
  readonly #build: string;
  /** The caches of the records, as long as the object lives. */
  readonly #memory = {};
  #moment: Moment | undefined;
  /** How far the shop's clock is ahead of the real time; not 0 in a sandbox whose clock was moved. */
  #aheadMs = 0;
  /** Whether there may be changes that the present run of the alarm does not know. */
  #isWoken = false;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(state: DurableObjectState, env: DrawerEnv) {
    super(state, env);
    const { sql } = state.storage;
    sql.exec(QUEUE_SCHEMA);
    this.#queue = new PageQueue({
      rows: <Row>(text: string, ...args: (string | number)[]) => sql.exec(text, ...args).toArray() as Row[],
    });
    this.#build = buildAt(env.ORIGIN);
    if (this.#queue.build() !== this.#build) state.storage.transactionSync(() => this.#queue.begin(this.#build));
  }

  /** Returns how far the pages are. */
  progress(): PagesProgress {
    return { version: this.#queue.version(), waiting: this.#queue.waiting() };
  }

  /**
   * Looks for changes soon, and renders the pages that wait.
   * @param now the shop's time, epoch milliseconds
   */
  async wake(now: number): Promise<void> {
    this.#aheadMs = now - Date.now();
    this.#isWoken = true;
    await this.ctx.storage.setAlarm(Date.now());
  }

  /**
   * Renders the pages that changes outdate. Resolves when those are rendered that show a changed record itself; the
   * others follow, and all of them if the database goes away meanwhile.
   * @param now the shop's time, epoch milliseconds
   */
  async publish(now: number): Promise<PublishReport> {
    this.#aheadMs = now - Date.now();
    const report = await this.#note();
    await this.#draw(BESIDE);
    return report;
  }

  override async alarm(): Promise<void> {
    this.#isWoken = false;
    try {
      const { drawn, waiting } = this.#queue.counts();
      const isFirst = drawn + waiting === 0;
      const did = isFirst
        ? await this.#note()
        : await publishChanges(this.#shop(), {
            progress: () => Promise.resolve(this.progress()),
            takesSeconds: 0,
            publish: () => this.#note(),
          });
      const endAt = Date.now() + ('waiting' in did ? LOOK_AGAIN_MS : RUN_MS);
      while (!this.#isWoken && Date.now() < endAt && (await this.#drawNext()));
      if (this.#isWoken || this.#queue.waiting() > 0) await this.ctx.storage.setAlarm(Date.now());
      else if ('waiting' in did) await this.ctx.storage.setAlarm(endAt);
    } catch (error) {
      log.error('publish.failed', error);
      await this.ctx.storage.setAlarm(Date.now() + PAUSE_MS);
    }
  }

  /** Adds the outdated pages to the queue. Removes the files of pages that no longer exist. */
  #note(): Promise<PublishReport> {
    return this.#inTurn(async () => {
      const { version, changed, all, pages, moment } = await readOutdated(this.#shop(), this.#queue);
      this.#moment = moment;
      // First, so that a failure leaves the version as it is, and the next run repeats it.
      await removeStoredPages(this.env.MEDIA, this.#queue.goneBy(changed, all));
      this.ctx.storage.transactionSync(() => this.#queue.note(version, changed, all));
      return { version, pages };
    });
  }

  /** Renders the pages of a lower priority. The alarm renders the others, and after a failure all. */
  async #draw(before: number): Promise<void> {
    let othersAt = Date.now();
    try {
      while (await this.#drawNext(before));
    } catch (error) {
      log.error('publish.failed', error);
      othersAt += PAUSE_MS;
    }
    if (this.#queue.waiting() > 0) await this.ctx.storage.setAlarm(othersAt);
  }

  /**
   * Renders the page to render next. A page that fails is left to the live renderer.
   * @param before only a page of a lower priority
   * @returns whether there was one
   * @throws DATABASE_UNAVAILABLE; the page then keeps its file and its place
   */
  #drawNext(before = Infinity): Promise<boolean> {
    return this.#inTurn(async () => {
      const next = this.#queue.nextDue();
      if (!next || next.due >= before) return false;
      const { path } = next;
      const { MEDIA: bucket } = this.env;
      const shop = this.#shop();
      this.#moment ??= await readSiteWithList(shop);
      const content = await drawPage(shop, this.#moment, render, path).catch((error: unknown) => {
        if (error instanceof Refusal && error.kind === 'unavailable') throw error;
        log.error('page.failed', error, { path });
      });
      if (content) {
        const tag = await keepStoredPage(bucket, { path, build: this.#build, content });
        this.#queue.settle(path, tag);
      } else {
        await removeStoredPages(bucket, [path]);
        this.#queue.remove(path);
      }
      return true;
    });
  }

  /** Runs a step after all former ones. */
  #inTurn<Result>(step: () => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(step);
    this.#turn = result.catch(() => {});
    return result;
  }

  #shop(): Shop {
    const { DATABASE_URL, DATABASE_TOKEN, ORIGIN } = this.env;
    const db = openDbOverHttp(DATABASE_URL, DATABASE_TOKEN);
    return { ...readOnlyShop(db, ORIGIN, Date.now() + this.#aheadMs), memory: this.#memory };
  }
}
