import type { Db } from '../db/db.ts';
import type { Log, Shop } from '../domain/shop.ts';
import type { Publisher, RenderPage } from '../platform.ts';
import type { DataFolder } from './data-folder.ts';

/** The source of a shop's pages: the last build, or in development Astro's dev server. */
export interface ShopPages {
  publisher: Publisher;
  render: RenderPage;
  /**
   * Answers a request for a page or a file; any other request is answered by `otherwise`.
   * @param isOpen whether the shop is open to shoppers; otherwise its pages are answered by `otherwise`
   */
  answer(
    request: Request,
    isOpen: boolean,
    otherwise: () => Response | Promise<Response>,
  ): Response | Promise<Response>;
  /** Returns a page's content for answers with another status, such as `/404`; undefined if there is no such page. */
  page(path: string): Promise<Response | undefined>;
  /** Resolves when the shop may open. */
  prepare(shop: Shop): Promise<void>;
  /** Resolves when no page waits to be rendered. */
  allRendered(): Promise<void>;
  /** Pauses background rendering: a request has arrived. */
  giveWay(): void;
  stop(): Promise<void>;
}

/** The records and settings that the pages of a shop are made from. */
export interface PagesPlace {
  folder: DataFolder;
  db: Db;
  origin: string;
  clock: { now(): number };
  log: Log;
}
