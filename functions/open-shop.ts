import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { VISITOR } from '#contract/calls/actor.ts';
import type { Actor } from '#contract/calls/actor.ts';
import { LANGUAGE_HEADER, languageNamed } from '#contract/languages.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { KIND_OF_ROLE } from '#contract/calls/permissions.ts';
import { paperHouseOf } from '#contract/shop/paper-house.ts';
import type { Db } from './db/db.ts';
import { guardedBy, tokensOf } from './domain/accounts/auth/index.ts';
import { keyRingOf } from './domain/key-ring.ts';
import { HOLDS_MS, isWritable, shortOfRoom, watchHealth } from './domain/platform/health/index.ts';
import { keyOf, onlyOnce } from './domain/platform/idempotency/index.ts';
import { leadsTo } from './domain/platform/old-addresses/index.ts';
import { jobRows, lateJobs } from './domain/platform/schedule/index.ts';
import { opening } from './domain/platform/settings/index.ts';
import { isPreviewPass, PREVIEW_COOKIE } from './domain/preview.ts';
import { NO_VISITOR } from './domain/shop.ts';
import type { Shop, TokenClaims, Visitor } from './domain/shop.ts';
import type { Caller, Recognise } from './http/call.ts';
import type { EnsureOpen } from './http/mount.ts';
import { MAIL_TEMPLATES } from './mail-kinds.ts';
import { openState } from './open-state.ts';
import type { OpenState } from './open-state.ts';
import { OUTBOX_KINDS } from './outbox-kinds.ts';
import type { Platform, RequestWorld, StorageTrouble } from './platform.ts';

/** The values of a request's context, from the first middleware on. */
export interface RequestVariables {
  requestId: string;
  world: RequestWorld;
  db: Db;
  actor: Actor;
}

/** Creates the context of verbs, from the platform and the request's user. */
export interface ContextFactory {
  recognise: Recognise<Shop>;
  /** The context of pages, which are the same for everybody. */
  forVisitor(context: Context): Shop;
  ensureOpen: EnsureOpen;
  /** Returns the page that a path of the former website leads to; undefined for an unknown path. */
  oldAddress(path: string): Promise<string | undefined>;
  /** Whether shoppers are let in. */
  openState: OpenState;
  /**
   * The context of jobs, which act as the system.
   * @param after receives work that continues after a job, such as its mails, and completes it
   */
  forSystem(requestId: string, after: (work: Promise<void>) => void): Shop;
  /**
   * Returns why the shop is not healthy; undefined when it is. It queries the database at most once in some seconds.
   */
  trouble(): Promise<StorageTrouble | 'unwritable' | undefined>;
  /**
   * Returns why the shop should get no requests although it may be healthy: too little room on the disk, late jobs.
   * Results are cached for some seconds.
   */
  unready(): Promise<string[]>;
}

/** Returns the factory of a process. It derives the keys once, and serves every request. */
export async function contextFactory(platform: Platform): Promise<ContextFactory> {
  const {
    configuration,
    clock,
    random,
    log,
    mail,
    payments,
    messages,
    google,
    couriers,
    renderDocuments,
    media,
    publisher,
    backups,
  } = platform;
  const tokens = await tokensOf(configuration.SESSION_SECRET);
  const keyRing = await keyRingOf(configuration);
  const secondFactorRequired = configuration.MODE === 'live';
  const memory = {};
  const state = openState(platform);
  const isGood =
    platform.isWritable ?? watchHealth(() => isWritable({ ...platform.db(), now: clock.now(), log }), Date.now).isGood;

  let known: { reasons: string[]; at: number } | undefined;
  /** @throws DATABASE_UNAVAILABLE */
  async function findUnready(): Promise<string[]> {
    const now = Date.now();
    const [rows, [opened]] = await platform.db().read(jobRows({}), opening({}));
    const late = lateJobs(rows, now, opened?.at ?? now, platform.startedAt);
    const short = platform.disk && shortOfRoom(platform.disk());
    return [...(short ? [short] : []), ...(late.length > 0 ? [`These jobs are late: ${late.join(', ')}.`] : [])];
  }

  const drawPage: Shop['drawPage'] = async (path, page) => {
    const answer = await platform.render(path, page);
    if (!answer.ok) throw new Error(`The page ${path} could not be drawn.`);
    return answer.text();
  };

  const shopOver = (db: Db, requestId: string, rest: Pick<Shop, 'now' | 'after' | 'visitor' | 'language'>): Shop => ({
    read: db.read,
    write: db.write,
    clock: () => clock.now(),
    realTime: Date.now,
    startedAt: platform.startedAt,
    random,
    ...keyRing,
    signToken: tokens.sign,
    mail,
    mailTemplates: MAIL_TEMPLATES,
    outboxKinds: OUTBOX_KINDS,
    couriers,
    payments,
    messages,
    google,
    renderDocuments: (documents, policy) => renderDocuments(documents, paperHouseOf(policy, configuration.ORIGIN)),
    pages: publisher,
    drawPage,
    files: media,
    backups,
    runtimeChecks: platform.checks,
    sendAlert: platform.sendAlert,
    origin: configuration.ORIGIN,
    log,
    memory,
    requestId,
    noteResult: () => {},
    ...rest,
  });

  return {
    forSystem: (requestId, after) =>
      shopOver(platform.db(), requestId, {
        now: clock.now(),
        after: (work) => after(runAfter(work)),
        visitor: NO_VISITOR,
        language: 'en',
      }),

    openState: state,

    oldAddress: (path) => leadsTo(platform.db(), path),

    async ensureOpen(context) {
      if (await state.isOpen()) return;
      const now = clock.now();
      const claims = await claimsOf(context, now);
      if (claims && claims !== 'bad' && claims.role !== 'ROLE_CUSTOMER') return;
      if (await isPreviewPass({ ...keyRing, now }, getCookie(context, PREVIEW_COOKIE) ?? '')) return;
      refuse('SHOP_CLOSED');
    },

    async trouble() {
      const seen = platform.storageTrouble?.();
      if (seen) log.error('health.failed', new Error(`The storage is ${seen}.`));
      return seen ?? ((await isGood()) ? undefined : 'unwritable');
    },

    async unready() {
      if (!known || Date.now() - known.at >= HOLDS_MS) known = { reasons: await findUnready(), at: Date.now() };
      return known.reasons;
    },

    async recognise(context: Context<{ Variables: RequestVariables }>, isDoor = false): Promise<Caller<Shop>> {
      const now = clock.now();
      const read = await claimsOf(context, now);
      if (read === 'bad' && !isDoor) refuse('SESSION_EXPIRED');
      const claims = read === 'bad' ? undefined : read;
      const actor = actorOf(claims);
      context.set('actor', actor);
      const { requestId, world, db } = context.var;
      const after = (work: () => Promise<unknown>) => world.after(runAfter(work));
      const visitor = visitorOf(context, world);
      return {
        actor,
        async ensureSession(permission) {
          if (claims && !isDoor)
            await guardedBy(db, claims, { permission, now, secondFactorRequired }, after).ensureSession();
        },
        enter(permission, asksAgain = false) {
          const guard =
            claims && !isDoor && guardedBy(db, claims, { permission, asksAgain, now, secondFactorRequired }, after);
          const shop = shopOver(guard || db, requestId, { now, after, visitor, language: languageOf(context) });
          return {
            shop,
            ensureSession: guard ? guard.ensureSession : () => Promise.resolve(),
            onlyOnce: async (sent, verb, again) => onlyOnce(shop, await keyOf(shop, actor, sent), verb, again),
          };
        },
      };
    },

    forVisitor(context: Context<{ Variables: RequestVariables }>) {
      const { requestId, world, db } = context.var;
      return shopOver(db, requestId, {
        now: clock.now(),
        after: (work) => world.after(runAfter(work)),
        visitor: visitorOf(context, world),
        language: languageOf(context),
      });
    },
  };

  /** Returns the claims of the request's token; undefined for a visitor. */
  async function claimsOf(context: Context, now: number): Promise<TokenClaims | 'bad' | undefined> {
    const header = context.req.header('authorization');
    if (header === undefined) return undefined;
    const token = /^Bearer (\S+)$/i.exec(header)?.[1];
    return (token && (await tokens.read(token, now))) || 'bad';
  }

  async function runAfter(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error('after.failed', error);
    }
  }
}

function actorOf(claims: TokenClaims | undefined): Actor {
  if (!claims) return VISITOR;
  return {
    kind: KIND_OF_ROLE[claims.role],
    userId: Number(claims.sub),
    sessionId: claims.sid,
    ...(claims.sellerId === undefined ? {} : { sellerId: claims.sellerId }),
  };
}

function visitorOf(context: Context, { clientAddress, city, place }: RequestWorld): Visitor {
  return { network: clientAddress, city, place, userAgent: context.req.header('user-agent') ?? '' };
}

const languageOf = ({ req }: Context) => languageNamed(req.header(LANGUAGE_HEADER));
