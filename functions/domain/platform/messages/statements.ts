import { and, asc, desc, eq, inArray, lt, or, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { MessageChannel, SentPurpose } from '#contract/shop/message-consents.ts';
import type { MessageFailure, MessageStatus } from '#contract/shop/messages.ts';
import { messageConsents, messageReplies, messages, users } from '../../../db/schema/index.ts';
import { insertInto, selectedRow, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';

/** The condition that a consent is the newest of its person, channel and purpose. */
const isNewest = sql`${messageConsents.id} = (SELECT max(later.id) FROM message_consents later
  WHERE later.user_id = message_consents.user_id AND later.channel = message_consents.channel
    AND later.purpose = message_consents.purpose)`;

export const insertConsent = insertInto(messageConsents);

/** Selects the newest consent of a person for each channel and purpose, given or withdrawn; the newest last. */
export const consentsOf = statement((db, params: Params<{ userId: number }>) =>
  db
    .select({
      at: messageConsents.at,
      mobile: messageConsents.mobile,
      channel: messageConsents.channel,
      purpose: messageConsents.purpose,
      isGiven: messageConsents.isGiven,
      language: messageConsents.language,
    })
    .from(messageConsents)
    .where(and(eq(messageConsents.userId, params.userId), isNewest))
    .orderBy(asc(messageConsents.id)),
);
export type ConsentRow = ReturnType<ReturnType<typeof consentsOf>['read']>[number];

/** Returns a SQL condition: the person allows messages for a purpose, by any channel. */
export function allowsMessages(userId: SQL | Placeholder, purpose: SQL | Placeholder): SQL {
  return sql`EXISTS (SELECT 1 FROM message_consents consent WHERE consent.user_id = ${userId}
    AND consent.purpose = ${purpose} AND consent.is_given = 1 AND consent.id = (SELECT max(later.id)
      FROM message_consents later WHERE later.user_id = consent.user_id AND later.channel = consent.channel
        AND later.purpose = consent.purpose))`;
}

/** Selects the account with an e-mail, if it allows messages for a purpose. */
export const allowingPerson = statement((db, params: Params<{ email: string; purpose: SentPurpose }>) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, params.email), allowsMessages(sql`${users.id}`, params.purpose))),
);

/**
 * Returns a statement that writes the newest consents for a mobile again, given or withdrawn, if a condition is true. It
 * inserts nothing the second time.
 */
const consentsByReply = (isGiven: boolean, condition: SQL) =>
  statement((db, params: Params<{ mobile: string; words: string; now: number }>) =>
    db.insert(messageConsents).select(
      db
        .select(
          selectedRow(messageConsents, {
            at: params.now,
            userId: messageConsents.userId,
            mobile: messageConsents.mobile,
            channel: messageConsents.channel,
            purpose: messageConsents.purpose,
            isGiven: isGiven ? sql`1` : sql`0`,
            language: messageConsents.language,
            words: params.words,
            source: sql`'reply'`,
          }),
        )
        .from(messageConsents)
        .where(and(eq(messageConsents.mobile, params.mobile), condition, isNewest)),
    ),
  );

/**
 * Withdraws every consent for a mobile.
 * @param params.words what the person wrote
 */
export const withdrawMobile = consentsByReply(false, eq(messageConsents.isGiven, true));

/** Gives the consents again that a reply has withdrawn; those withdrawn in the account stay so. */
export const restoreMobile = consentsByReply(
  true,
  sql`${messageConsents.isGiven} = 0 AND ${messageConsents.source} = 'reply'`,
);

export const insertMessage = insertInto(messages);

/** Selects the messages of an event to a person: one for each channel that was tried. */
export const messagesOfEvent = statement((db, params: Params<{ event: string; userId: number }>) =>
  db
    .select({ id: messages.id, channel: messages.channel, status: messages.status, reference: messages.reference })
    .from(messages)
    .where(and(eq(messages.event, params.event), eq(messages.userId, params.userId))),
);

/** Begins another attempt of a message that the service had not taken. Changes no row if it is not waiting any more. */
export const resumeMessage = statement((db, params: Params<{ id: number; now: number }>) =>
  db
    .update(messages)
    .set({ status: 'sending', changedAt: sql`${params.now}` })
    .where(and(eq(messages.id, params.id), eq(messages.status, 'waiting'))),
);

/** Notes that the service took a message. A report that came before stays. */
export const noteTaken = statement(
  (db, params: Params<{ reference: string; serviceId: string; costPaise: number; now: number }>) =>
    db
      .update(messages)
      .set({
        serviceMessage: sql`${params.serviceId}`,
        status: sql`CASE WHEN ${messages.status} = 'sending' THEN 'sent' ELSE ${messages.status} END`,
        costPaise: sql`CASE WHEN ${messages.status} = 'failed' THEN 0 ELSE ${params.costPaise} END`,
        changedAt: sql`${params.now}`,
      })
      .where(eq(messages.reference, params.reference)),
);

/** Notes the outcome of an attempt that was not taken. A report that came before stays. */
export const noteNotTaken = statement(
  (
    db,
    params: Params<{
      reference: string;
      status: 'waiting' | 'failed' | 'unknown';
      failure: MessageFailure | null;
      reason: string;
      now: number;
    }>,
  ) =>
    db
      .update(messages)
      .set({
        status: sql`${params.status}`,
        failure: sql`${params.failure}`,
        reason: sql`${params.reason}`,
        changedAt: sql`${params.now}`,
      })
      .where(and(eq(messages.reference, params.reference), eq(messages.status, 'sending'))),
);

/** The states of a message as a service reports them, by how far it has come. A failure ends what was not delivered. */
const RANK = (status: SQL | Placeholder) =>
  sql`CASE ${status} WHEN 'sent' THEN 1 WHEN 'delivered' THEN 2 WHEN 'failed' THEN 2 WHEN 'read' THEN 3 ELSE 0 END`;

/**
 * Notes a report. Reports come late, twice and in any order: one that is behind the present state, and one after a
 * failure, changes no row.
 */
export const noteReport = statement(
  (
    db,
    params: Params<{
      channel: MessageChannel;
      serviceId: string;
      reference: string | null;
      status: MessageStatus;
      failure: MessageFailure | null;
      reason: string;
      now: number;
    }>,
  ) =>
    db
      .update(messages)
      .set({
        serviceMessage: sql`${params.serviceId}`,
        status: sql`${params.status}`,
        failure: sql`${params.failure}`,
        reason: sql`${params.reason}`,
        costPaise: sql`CASE WHEN ${params.status} = 'failed' THEN 0 ELSE ${messages.costPaise} END`,
        changedAt: sql`${params.now}`,
      })
      .where(
        and(
          eq(messages.channel, params.channel),
          or(eq(messages.serviceMessage, params.serviceId), sql`${messages.reference} = ${params.reference}`),
          sql`${messages.status} <> 'failed'`,
          sql`${RANK(params.status)} > ${RANK(sql`${messages.status}`)}`,
        ),
      ),
);

/** What a reply needs of the message that it answers. */
const ANSWERABLE = {
  kind: messages.kind,
  userId: messages.userId,
  orderNumber: messages.orderNumber,
  values: messages.values,
};

/** Selects the message that a reply answers, by the service's id of it. */
export const messageAnswered = statement((db, params: Params<{ serviceId: string; mobile: string }>) =>
  db
    .select(ANSWERABLE)
    .from(messages)
    .where(and(eq(messages.serviceMessage, params.serviceId), eq(messages.mobile, params.mobile))),
);

/** Selects the newest messages about orders to a mobile, for a written reply that names none. */
export const recentMessages = statement((db, params: Params<{ mobile: string; since: number }>) =>
  db
    .select(ANSWERABLE)
    .from(messages)
    .where(
      and(
        eq(messages.mobile, params.mobile),
        eq(messages.channel, 'whatsApp'),
        sql`${messages.createdAt} >= ${params.since}`,
        inArray(messages.status, ['sent', 'delivered', 'read']),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(20),
);

/** Reads whether a reply was received before. */
export const replyReceived = statement((db, params: Params<{ serviceId: string }>) =>
  db.select({ id: messageReplies.id }).from(messageReplies).where(eq(messageReplies.serviceMessage, params.serviceId)),
);

export const insertReply = statement(
  (db, params: Params<{ at: number; serviceId: string; mobile: string; text: string; outcome: string }>) =>
    db
      .insert(messageReplies)
      .values({
        at: params.at,
        serviceMessage: params.serviceId,
        mobile: params.mobile,
        text: params.text,
        outcome: params.outcome,
      })
      .onConflictDoNothing(),
);

/** Deletes messages and replies that are older. The current consents stay: they are asked at each message. */
export const forgetOldMessages = statement((db, params: Params<{ before: number }>) =>
  db.delete(messages).where(lt(messages.createdAt, params.before)),
);
export const forgetOldReplies = statement((db, params: Params<{ before: number }>) =>
  db.delete(messageReplies).where(lt(messageReplies.at, params.before)),
);
