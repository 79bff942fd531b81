import type { PaperHouse } from '#contract/shop/paper-house.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import type { Configuration } from './configuration.ts';
import type { Db } from './db/db.ts';
import type { DiskRoom } from './domain/platform/health/index.ts';
import type { Paper, Log, PagesState, Random, Shop } from './domain/shop.ts';
import type { Metrics } from './metrics.ts';
import type { Backups } from './ports/backups.ts';
import type { SendAlert } from './ports/alerts.ts';
import type { Check } from './ports/check.ts';
import type { CourierService } from './ports/couriers.ts';
import type { GoogleIdentity } from './ports/google.ts';
import type { MailService } from './ports/mail.ts';
import type { MessageServices } from './ports/messages.ts';
import type { ShareImageStore, MediaStore } from './ports/media.ts';
import type { PaymentGateway } from './ports/payments.ts';

/** The runtime of the shop. Node and the edge each make one; no other code knows which of them it is. */
export interface Platform {
  configuration: Configuration;
  /** The records, for one request or one job. */
  db(): Db;
  /** Returns a text that differs after every commit to the records, on runtimes that know it without a query. */
  recordsVersion?: () => string;
  mail: MailService;
  couriers: CourierService;
  payments: PaymentGateway;
  /** WhatsApp and SMS, as far as the shop has keys for them. */
  messages?: MessageServices;
  /** Google's identity service; undefined when the shop is not registered there. */
  google?: GoogleIdentity | undefined;
  renderDocuments: (documents: readonly Paper[], house: PaperHouse) => Promise<Uint8Array<ArrayBuffer>>;
  media: MediaStore;
  shareImages: ShareImageStore;
  /** When the only process of the shop started, in milliseconds since 1970; undefined where processes come and go. */
  startedAt?: number;
  /** Undefined where no backups are set up. */
  backups?: Backups | undefined;
  clock: { now(): number };
  random: Random;
  log: Log;
  /** Renders a page from its data exactly like the static build. A response with `Cache-Control: no-store` is never stored. */
  render: RenderPage;
  /** Undefined when the platform compresses responses. */
  packing?: Packing;
  /** Returns a file of the current release by its address, such as `/404`; undefined when there is none. */
  page(path: string): Promise<Response | undefined>;
  /** Tells whether one more request of this kind from this address is within the limit per minute. */
  allow(limit: keyof StorePolicy['rateLimits'], address: string): Promise<boolean>;
  /**
   * Tells whether the records accept writes, if one place watches that for all processes. Otherwise each process checks
   * by itself.
   */
  isWritable?: () => Promise<boolean>;
  /** Returns trouble with the shop's storage that is visible without a write, on runtimes that can see it. */
  storageTrouble?: () => StorageTrouble | undefined;
  /** Returns the space of the disk with the shop's data, on runtimes that have one. */
  disk?: () => DiskRoom;
  /** Returns figures of the process and its files, on runtimes that have them. */
  machine?: () => { walBytes: number; memoryBytes: number };
  /** The checks of the doctor that only this runtime can make. */
  checks: readonly Check[];
  sendAlert?: SendAlert | undefined;
  /** Counts what this process does. */
  metrics: Metrics;
  /** Brings the static pages up to date. */
  publisher: Publisher;
}

/** `full`: too little free space; `damaged`: the database file is damaged; `gone`: it was moved or replaced. */
export type StorageTrouble = 'full' | 'damaged' | 'gone';

/** The data of one request: its client, and work that may continue after the response. */
export interface RequestWorld {
  /** The client's address, as far as it can be trusted; IPv6 by its /64. */
  clientAddress: string;
  /** The client's city, if the runtime knows it. */
  city: string | null;
  /** City and country as text, if the runtime knows them. */
  place: string | null;
  after(work: Promise<unknown>): void;
  /**
   * Counts this request's response as a large one in progress, on runtimes with such a limit.
   * @param bytes its size; undefined when it is not known yet
   * @throws DOWNLOADS_OF_NETWORK, DOWNLOADS_TOO_MANY
   */
  holdAnswer?(bytes: number | undefined): void;
  /**
   * Counts this request as a large one in progress, on runtimes with such a limit.
   * @param bytes its maximum size
   * @throws SENDING_OF_NETWORK, SENDING_TOO_MANY
   */
  holdUpload?(bytes: number): void;
}

/** The compression of pages that are sent more than once. */
export interface Packing {
  /** Returns the encoding for an Accept-Encoding header; `identity` for none. */
  encodingFor(accepted: string): string;
  pack(html: Uint8Array<ArrayBuffer>, encoding: string): Promise<Uint8Array<ArrayBuffer>>;
}

export type RenderPage = (path: string, page: unknown) => Promise<Response>;

export interface Publisher extends PagesState {
  /** Brings the static pages up to the current version of the catalogue, and returns a report. */
  publish(shop: Shop): Promise<PublishReport>;
}

export interface PublishReport {
  version: number;
  /** The number of pages written or removed. */
  pages: number;
}
