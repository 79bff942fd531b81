import type { Role } from '#contract/calls/permissions.ts';
import type { Results, Db } from '../db/db.ts';
import type { Statement } from '../db/statement.ts';
import type { CourierService } from '../ports/couriers.ts';
import type { GoogleIdentity } from '../ports/google.ts';
import type { MediaFiles } from '../ports/media.ts';
import type { PaymentGateway } from '../ports/payments.ts';
import type { PrintedPaper } from '#contract/shop/printed-paper.ts';
import type { Page } from '#contract/pages/page.ts';
import type { Mailer } from './platform/outbox/mails.ts';

/** A read of a batch that is put together by others than who sends it, and what a list of them answers. */
export type Read<Result = unknown> = Statement<Result>;
export type ResultsOf<Reads extends readonly Read[]> = Results<Reads>;

/** Papers as one PDF, each beginning on a page of its own. */
export type DrawPapers = (documents: readonly Paper[]) => Promise<Uint8Array<ArrayBuffer>>;
/** What is printed: a document of ours, or a PDF that somebody else made. */
export type Paper = PrintedPaper | Uint8Array<ArrayBuffer>;

/** Random values; seeded in the demo shop, the system's own otherwise. */
export interface Random {
  bytes(count: number): Uint8Array;
}

/** How far the static pages follow the records. */
export interface PagesState {
  /** The catalogue version the static pages know. */
  version(): number;
  /** Pages that are published and still to be drawn; 0 where pages come with a deployment. */
  waiting(): number;
  /** How long it takes as a rule until pages show a change. */
  takesSeconds: number;
}

export interface Log {
  info(event: string, facts?: Record<string, unknown>): void;
  error(event: string, error: unknown, facts?: Record<string, unknown>): void;
}

/**
 * The world a verb runs in: records, time, chance, and the ways out. Handed to every verb as its first argument, made
 * anew for each request, job and seed step; nothing in the domain reaches for anything else.
 *
 * The first batch of a request also asks whether the session behind it still stands, so that no verb pays a round trip
 * for it and none can act for a session that was ended.
 */
export interface Shop extends Db {
  /** Epoch milliseconds; one instant for the whole request. */
  now: number;
  /** The time at this moment, epoch milliseconds: for work that lasts longer than a request. */
  clock(): number;
  random: Random;
  /** Keyed with the shop's secret: what is looked up by a secret is stored as this. */
  keyedHash(text: string): Promise<string>;
  signToken(claims: TokenClaims): Promise<string>;
  mailer: Mailer;
  /** Every kind of outbox item, by its name. */
  outboxKinds: OutboxKinds;
  couriers: CourierService;
  payments: PaymentGateway;
  /** Nothing where nobody can sign in with Google. */
  google?: GoogleIdentity | undefined;
  /**
   * Draws papers as one PDF.
   * @throws the refusal PAPERS_BUSY where too many are being drawn
   */
  drawPapers: DrawPapers;
  /** How far the static pages follow the records. */
  pages: PagesState;
  /** Draws a page of the storefront from what it is made of, as HTML. */
  drawPage(path: string, page: Page): Promise<string>;
  /** Where files are kept. */
  files: MediaFiles;
  /** Where the shop lives, without a trailing slash: links in mails begin with it. */
  origin: string;
  log: Log;
  /** Whoever asks, as far as it can be believed; `NO_VISITOR` where nobody does. */
  visitor: Visitor;
  /**
   * Stands for the process. What an area keeps from one request to the next it keeps by this, and nothing of it may be
   * anybody's own.
   */
  memory: object;
  /** Lets work go on after the answer is sent. */
  after(work: () => Promise<unknown>): void;
  requestId: string;
  /**
   * Notes by what name a repeat of this request finds what it made, before the verb writes it; see `onlyOnce`. Needed
   * only where the request itself does not name it, and without effect where none may be repeated.
   */
  noteResult(reference: string): void;
}

/** How the outbox sends the items of each kind, by the kind's name. `outboxKind` makes them. */
export type OutboxKinds = ReadonlyMap<
  string,
  {
    /** @throws when the service fails, or when the stored payload is not of this kind */
    deliver(shop: Shop, stored: unknown, key: string): Promise<void>;
    /** Whether a stored payload has everything its delivery needs. It has not after its secret was removed. */
    isComplete(stored: unknown): boolean;
  }
>;

/** Where a request comes from: stored as it is only where staff change something, for the audit log. */
export interface Visitor {
  /** The client's network: an address, IPv6 by its /64. */
  network: string;
  /** The city, where the runtime knows it. */
  city: string | null;
  /** City and country in words, likewise. */
  place: string | null;
  /** As what its program names itself. */
  userAgent: string;
}

export const NO_VISITOR: Visitor = { network: '', city: null, place: null, userAgent: '' };

/** What a session token says. `sid` names the session's row, which has the last word. */
export interface TokenClaims {
  sub: string;
  sid: string;
  role: Role;
  sellerId?: number;
  /** Epoch seconds. */
  exp: number;
}
