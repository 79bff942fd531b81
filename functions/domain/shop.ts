import type { Role } from '#contract/calls/permissions.ts';
import type { Results, Db } from '../db/db.ts';
import type { Statement } from '../db/statement.ts';
import type { Backups } from '../ports/backups.ts';
import type { SendAlert } from '../ports/alerts.ts';
import type { Check } from '../ports/check.ts';
import type { CourierService } from '../ports/couriers.ts';
import type { MailTemplate } from '../mails/mail-template.ts';
import type { GoogleIdentity } from '../ports/google.ts';
import type { MailService } from '../ports/mail.ts';
import type { MessageServices } from '../ports/messages.ts';
import type { MediaFiles } from '../ports/media.ts';
import type { PaymentGateway } from '../ports/payments.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import type { PrintedPaper } from '#contract/shop/printed-paper.ts';
import type { Language } from '#contract/languages.ts';
import type { Page } from '#contract/pages/page.ts';

/** A read for another module's batch, and the results of a list of reads. */
export type Read<Result = unknown> = Statement<Result>;
export type ResultsOf<Reads extends readonly Read[]> = Results<Reads>;

/**
 * Renders documents as one PDF. Each document starts on a new page. Papers show the shop of their printing: its name,
 * colour and note, from the settings that the caller reads in its batch.
 */
export type RenderDocuments = (documents: readonly Paper[], policy: StorePolicy) => Promise<Uint8Array<ArrayBuffer>>;
/** A document to print: one of ours, or a finished PDF from outside. */
export type Paper = PrintedPaper | Uint8Array<ArrayBuffer>;

/** Random values: seeded in the demo shop, otherwise from the system. */
export interface Random {
  bytes(count: number): Uint8Array;
}

/** A key of sealed values. */
export interface SealingKey {
  /** Names the key in the values it sealed, and reveals nothing about it. */
  id: string;
  /** Returns the hash of a purpose, from which the purpose's own key is made. */
  hash(text: string): Promise<string>;
}

/** How far the static pages are: their version of the catalogue, and the number of pages that wait for rendering. */
export interface PagesProgress {
  version: number;
  waiting: number;
}

/** How current the static pages are. */
export interface PagesState {
  /** Returns how far the static pages are. */
  progress(): Promise<PagesProgress>;
  /** The usual time in seconds until pages show a change. */
  takesSeconds: number;
}

export interface Log {
  info(event: string, facts?: Record<string, unknown>): void;
  error(event: string, error: unknown, facts?: Record<string, unknown>): void;
}

/**
 * The context a verb runs in: database, time, randomness and outside services. Every verb gets it as its first
 * argument. It is created for each request, job and seed step; the domain uses nothing else.
 * The first batch of a request also checks the session. So no verb needs an extra round trip for it, and none can act
 * for an ended session.
 */
export interface Shop extends Db {
  /** Epoch milliseconds; the same instant for the whole request. */
  now: number;
  /** Returns the current time, epoch milliseconds, for work that lasts longer than a request. */
  clock(): number;
  /** Returns the machine's time, epoch milliseconds. In a sandbox, `clock` may be ahead of it. */
  realTime(): number;
  /** When the only process of the shop started, by the machine's time; undefined where processes come and go. */
  startedAt?: number | undefined;
  random: Random;
  /** Returns a hash keyed with the session secret. Codes and the tokens of mailed links are stored as this hash. */
  keyedHash(text: string): Promise<string>;
  /** The same with the former session secret, while one is configured: for links that were mailed before the change. */
  formerHash?: ((text: string) => Promise<string>) | undefined;
  /** The keys of sealed values, the current one first. It seals, and each of them opens. */
  sealingKeys: readonly SealingKey[];
  signToken(claims: TokenClaims): Promise<string>;
  mail: MailService;
  /** The template of every mail of the shop, in the order of the settings. */
  mailTemplates: readonly MailTemplate[];
  /** Every kind of outbox item, by its name. */
  outboxKinds: OutboxKinds;
  couriers: CourierService;
  payments: PaymentGateway;
  /** WhatsApp and SMS, as far as the shop has keys for them; undefined for a program that sends none. */
  messages?: MessageServices | undefined;
  /** Undefined when sign-in with Google is not configured. */
  google?: GoogleIdentity | undefined;
  /**
   * Renders documents as one PDF.
   * @throws PAPERS_BUSY when too many documents are being rendered
   */
  renderDocuments: RenderDocuments;
  /** How current the static pages are. */
  pages: PagesState;
  /** Returns a page of the storefront as HTML, rendered from its data. */
  drawPage(path: string, page: Page): Promise<string>;
  files: MediaFiles;
  /** Undefined where no backups are set up. */
  backups?: Backups | undefined;
  /** The checks of the doctor that only the runtime can make: of its configuration, machine and network. */
  runtimeChecks: readonly Check[];
  /**
   * Sends an alarm to ALERT_URL; undefined without one.
   * @throws ProviderError when it is not accepted
   */
  sendAlert?: SendAlert | undefined;
  /** The shop's base URL, without a trailing slash, for links in mails. */
  origin: string;
  log: Log;
  /** The language of the page that sent the request; English for other programs and jobs. */
  language: Language;
  /** The visitor of the request, as far as it can be trusted; `NO_VISITOR` without a visitor. */
  visitor: Visitor;
  /**
   * Identifies the process: the key for caches that last longer than a request. They must not contain data
   * of a single user.
   */
  memory: object;
  /** Runs work after the response is sent. */
  after(work: () => Promise<unknown>): void;
  requestId: string;
  /**
   * Notes the reference under which a repeated request finds its result, before the verb writes it; see `onlyOnce`.
   * Needed only when the request itself does not contain the reference. No effect when the request cannot be repeated.
   */
  noteResult(reference: string): void;
}

/** How the outbox sends the items of each kind, by the kind's name. `outboxKind` creates them. */
export type OutboxKinds = ReadonlyMap<
  string,
  {
    /** @throws when the service fails, or when the stored payload is not of this kind */
    deliver(shop: Shop, stored: unknown, key: string): Promise<void>;
    /** Returns whether a stored payload has everything its delivery needs; false after its secret was removed. */
    isComplete(stored: unknown): boolean;
  }
>;

/** The origin of a request. It is stored unchanged only for the audit log, when staff change something. */
export interface Visitor {
  /** The client's network: an IPv4 address, or the /64 of an IPv6 address. */
  network: string;
  /** The city, if the runtime knows it. */
  city: string | null;
  /** City and country as text, if the runtime knows them. */
  place: string | null;
  /** The user agent that the client claims. */
  userAgent: string;
}

/** The pages of a program that renders none. */
export const NO_PAGES: PagesState = { progress: () => Promise.resolve({ version: 0, waiting: 0 }), takesSeconds: 0 };

export const NO_VISITOR: Visitor = { network: '', city: null, place: null, userAgent: '' };

/** The claims of a session token. `sid` identifies the session's row, which is authoritative. */
export interface TokenClaims {
  sub: string;
  sid: string;
  role: Role;
  sellerId?: number;
  /** Epoch seconds. */
  exp: number;
}
