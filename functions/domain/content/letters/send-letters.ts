import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { readSections } from '#contract/calls/sections.ts';
import type { Section } from '#contract/calls/sections.ts';
import { Refusal } from '#contract/calls/refusals.ts';
import { letterRecipients, letters, newsletterSubscribers, outbox } from '../../../db/schema/index.ts';
import { requireChange, selectedRow, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { LetterPart } from '../../../mails/newsletter-letter.ts';
import { outboxItemsFrom } from '../../platform/outbox/index.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { letterMail } from './letter-mail.ts';
import { stopEmptyLetter } from './plan-letter.ts';

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;
/** The number of letters that one run looks at. */
const AT_ONCE = 20;

/** Letters that are due or being sent, the first planned first. */
const openLetters = statement((db, params: Params<{ now: number }>) =>
  db
    .select({
      id: letters.id,
      version: letters.version,
      status: letters.status,
      sections: letters.sections,
      sendAt: letters.sendAt,
      startedAt: letters.startedAt,
      listedUpTo: letters.listedUpTo,
      listedAt: letters.listedAt,
    })
    .from(letters)
    .where(
      and(
        isNull(letters.archivedAt),
        or(eq(letters.status, 'sending'), and(eq(letters.status, 'planned'), lte(letters.sendAt, params.now))),
      ),
    )
    .orderBy(asc(letters.sendAt), asc(letters.id))
    .limit(AT_ONCE),
);

/** The time of the last batch of any letter, and the number of mails of letters that still wait. */
const pace = statement((db) =>
  db
    .select({
      batchAt: sql<number | null>`(SELECT max(${letters.batchAt}) FROM ${letters})`,
      waiting: sql<number>`(SELECT count(*) FROM ${outbox} WHERE ${outbox.status} = 'waiting' AND ${outbox.isBulk})`,
    })
    .from(sql`(SELECT 1)`),
);

/** Subscribers who had confirmed when the letter began. */
const isReached = (params: Params<{ after: number; startedAt: number }>) =>
  and(
    gt(newsletterSubscribers.id, params.after),
    eq(newsletterSubscribers.status, 'SUBSCRIBED'),
    lte(newsletterSubscribers.consentAt, params.startedAt),
  );

const nextSubscribers = statement((db, params: Params<{ after: number; startedAt: number; limit: number }>) =>
  db
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(isReached(params))
    .orderBy(asc(newsletterSubscribers.id))
    .limit(params.limit),
);

interface Batch {
  id: number;
  version: number;
  after: number;
  upTo: number;
  startedAt: number;
  now: number;
  isLast: boolean;
  /** JSON. */
  content: string;
}

/** Moves a letter on by one batch. It touches no row if another process did, or staff changed or stopped the letter. */
const claimBatch = statement((db, params: Params<Batch>) =>
  db
    .update(letters)
    .set({
      status: sql`'sending'`,
      startedAt: sql`coalesce(${letters.startedAt}, ${params.startedAt})`,
      listedUpTo: sql`${params.upTo}`,
      batchAt: sql`${params.now}`,
      listedAt: sql`CASE WHEN ${params.isLast} THEN ${params.now} END`,
      content: sql`${params.content}`,
      // The content cannot change from now on, so an editor's version is stale.
      version: sql`${letters.version} + (${letters.status} = 'planned')`,
    })
    .where(
      and(
        eq(letters.id, params.id),
        eq(letters.version, params.version),
        eq(letters.listedUpTo, params.after),
        isNull(letters.listedAt),
        sql`${letters.status} IN ('planned', 'sending')`,
      ),
    ),
);

type Listing = Pick<Batch, 'id' | 'after' | 'upTo' | 'startedAt' | 'now'> & { weekAgo: number; perWeek: number };

/** Lists the subscribers of a batch. One who had enough letters in the week before is listed as skipped. */
const listRecipients = statement((db, params: Params<Listing>) =>
  db
    .insert(letterRecipients)
    .select(
      db
        .select(
          selectedRow(letterRecipients, {
            letterId: sql`${params.id}`,
            subscriberId: newsletterSubscribers.id,
            status: sql`CASE WHEN (SELECT count(*) FROM letter_recipients earlier
              WHERE earlier.subscriber_id = ${newsletterSubscribers.id} AND earlier.created_at > ${params.weekAgo}
                AND earlier.status IN ('waiting', 'sent', 'failed')) >= ${params.perWeek}
              THEN 'skipped' ELSE 'waiting' END`,
            createdAt: params.now,
          }),
        )
        .from(newsletterSubscribers)
        .where(and(isReached(params), lte(newsletterSubscribers.id, params.upTo))),
    )
    .onConflictDoNothing(),
);

/** Spreads the mails of a batch over a minute: mail services limit the requests of a second. */
const mailRecipients = outboxItemsFrom(
  letterMail,
  {
    key: sql`'letter-' || ${letterRecipients.letterId} || '-' || ${letterRecipients.id}`,
    payload: { recipientId: letterRecipients.id },
    dueAt: sql`${letterRecipients.createdAt} + (${letterRecipients.id} % 60) * 1000`,
    isBulk: true,
  },
  (rows, params: Params<{ now: number; id: number; after: number; upTo: number }>) =>
    rows
      .from(letterRecipients)
      .where(
        and(
          eq(letterRecipients.letterId, params.id),
          gt(letterRecipients.subscriberId, params.after),
          lte(letterRecipients.subscriberId, params.upTo),
          eq(letterRecipients.status, 'waiting'),
        ),
      ),
);

/** Whether a mail of the letter still waits in the outbox. */
const isWaiting = (id: unknown) => sql`EXISTS (SELECT 1 FROM letter_recipients recipient
  JOIN outbox item ON item.key = 'letter-' || recipient.letter_id || '-' || recipient.id
  WHERE recipient.letter_id = ${id} AND recipient.status = 'waiting' AND item.status = 'waiting')`;

const finish = statement((db, params: Params<{ id: number; now: number }>) =>
  db
    .update(letters)
    .set({ status: sql`'sent'`, finishedAt: sql`${params.now}`, updatedAt: sql`${params.now}` })
    .where(and(eq(letters.id, params.id), eq(letters.status, 'sending'), sql`NOT ${isWaiting(params.id)}`)),
);

/** Recipients of a finished letter who still wait: their mails failed at every attempt. */
const noteFailed = statement((db, params: Params<{ id: number; now: number }>) =>
  db
    .update(letterRecipients)
    .set({ status: sql`'failed'`, settledAt: sql`${params.now}` })
    .where(
      and(
        eq(letterRecipients.letterId, params.id),
        eq(letterRecipients.status, 'waiting'),
        sql`EXISTS (SELECT 1 FROM letters done WHERE done.id = ${params.id} AND done.status = 'sent')`,
      ),
    ),
);

/** Returns the content of a letter with the goods, prices and stock of now. */
export type LetterPartsOf = (letter: { id: number; sections: Section[] }) => Promise<LetterPart[]>;

/**
 * Begins planned letters whose time has come, lists the next recipients of one letter, and ends letters whose mails are
 * all sent. A run lists at most as many as may be sent in the time since the last batch, and none while a minute's mails
 * still wait. A letter that would show nothing is stopped. Recipients, their outbox items and the place in the list of
 * subscribers are one batch: a run that is killed has listed all of them or none, and the next one goes on from there.
 */
export async function sendLetters(shop: Shop, partsOf: LetterPartsOf): Promise<{ listed: number; finished: number }> {
  const { now } = shop;
  const [rows, [state], { policy }] = await shop.read(openLetters({ now }), pace({}), currentSettings());
  let finished = 0;
  for (const { id } of rows.filter(({ listedAt }) => listedAt !== null)) {
    const [ended] = await shop.write(finish({ id, now }), noteFailed({ id, now }));
    finished += ended;
  }
  const next = rows.find(({ listedAt }) => listedAt === null);
  const { perMinute, perWeek } = policy.letters;
  const { batchAt, waiting } = state!;
  const limit = batchAt === null ? perMinute : mostSince(Math.abs(now - batchAt), perMinute);
  if (!next || limit < 1 || waiting >= perMinute) return { listed: 0, finished };

  const { id, version, listedUpTo: after } = next;
  const startedAt = next.startedAt ?? now;
  const [subscribers] = await shop.read(nextSubscribers({ after, startedAt, limit }));
  const upTo = subscribers.at(-1)?.id ?? after;
  const parts = subscribers.length === 0 ? [] : await partsOf({ id, sections: readSections(next.sections) });
  const span = { id, after, upTo, startedAt, now };
  const batch = { ...span, version, isLast: subscribers.length < limit, content: JSON.stringify(parts) };
  try {
    if (subscribers.length > 0 && parts.length === 0) {
      await stopEmptyLetter(shop, next);
      return { listed: 0, finished };
    }
    const [, listed] = await shop.write(
      requireChange(claimBatch(batch), 'LETTER_BEGUN'),
      listRecipients({ ...span, weekAgo: now - WEEK_MS, perWeek }),
      mailRecipients({ id, after, upTo, now }),
    );
    return { listed, finished };
  } catch (error) {
    // Another process listed this batch, or staff changed the letter. The next run sees it.
    if (error instanceof Refusal && error.code === 'LETTER_BEGUN') return { listed: 0, finished };
    throw error;
  }
}

/** Returns the most mails for a time since the last batch; never more than for a minute. */
function mostSince(elapsedMs: number, perMinute: number): number {
  return Math.floor((Math.min(elapsedMs, MINUTE_MS) * perMinute) / MINUTE_MS);
}
