import type { StorePolicy } from '#contract/shop/policy.ts';
import type { Configuration } from './configuration.ts';
import type { Db } from './db/db.ts';
import type { DrawPapers, Log, PagesState, Random, Shop } from './domain/shop.ts';
import type { CourierService } from './ports/couriers.ts';
import type { GoogleIdentity } from './ports/google.ts';
import type { MailService } from './ports/mail.ts';
import type { ShareImageStore, MediaStore } from './ports/media.ts';
import type { PaymentGateway } from './ports/payments.ts';

/** What the shop runs on. Node and the edge each make one; nothing else knows which of them it is. */
export interface Platform {
  configuration: Configuration;
  /** The records, for one request or one job. */
  db(): Db;
  mail: MailService;
  couriers: CourierService;
  payments: PaymentGateway;
  /** Who tells who somebody is with Google; nothing where the shop is not known there. */
  google?: GoogleIdentity | undefined;
  drawPapers: DrawPapers;
  media: MediaStore;
  shareImages: ShareImageStore;
  clock: { now(): number };
  random: Random;
  log: Log;
  /** Draws a page from its data exactly as the static build does. An answer with `Cache-Control: no-store` is never kept. */
  render: RenderPage;
  /** Nothing where what leaves is compressed on its way. */
  packing?: Packing;
  /** A file of the current release by its address, such as `/404`; nothing where there is none. */
  page(path: string): Promise<Response | undefined>;
  /** Whether one more request of this kind from this address is within the minute's limit. */
  allow(limit: keyof StorePolicy['rateLimits'], address: string): Promise<boolean>;
  /** Whether the records take writes, where that is watched for all processes at once; without, each asks by itself. */
  isWritable?: () => Promise<boolean>;
  /** Returns trouble with the shop's storage that is visible without a write, on runtimes that can see it. */
  storageTrouble?: () => StorageTrouble | undefined;
  /** Makes what changed visible on the static pages. */
  publisher: Publisher;
}

/** `full`: too little free space; `damaged`: the database file is damaged; `gone`: it was moved or replaced. */
export type StorageTrouble = 'full' | 'damaged' | 'gone';

/** What belongs to one request: who asked, and work that may go on after the answer. */
export interface RequestWorld {
  /** The client's address as far as it can be believed; IPv6 by its /64. */
  clientAddress: string;
  /** The client's city, where the runtime knows it. */
  city: string | null;
  /** City and country in words, likewise. */
  place: string | null;
  after(work: Promise<unknown>): void;
  /**
   * Counts this request's answer as a large one under way, where the runtime limits those.
   * @param bytes its size; undefined where nobody knows it yet
   * @throws DOWNLOADS_OF_NETWORK, DOWNLOADS_TOO_MANY
   */
  holdAnswer?(bytes: number | undefined): void;
  /**
   * Counts this request as a large one under way, likewise.
   * @param bytes the most it may have
   * @throws SENDING_OF_NETWORK, SENDING_TOO_MANY
   */
  holdUpload?(bytes: number): void;
}

/** How a page that is sent more than once is packed for who takes certain encodings. */
export interface Packing {
  /** The encoding for who sends this Accept-Encoding; `identity` for none. */
  encodingFor(accepted: string): string;
  pack(html: Uint8Array<ArrayBuffer>, encoding: string): Promise<Uint8Array<ArrayBuffer>>;
}

export type RenderPage = (path: string, page: unknown) => Promise<Response>;

export interface Publisher extends PagesState {
  /** Brings the static pages up to the present catalogue version, and tells what was done. */
  publish(shop: Shop): Promise<PublishReport>;
}

export interface PublishReport {
  version: number;
  /** Pages written or taken away. */
  pages: number;
}
