import { eq, gte, sql } from 'drizzle-orm';
import type { LoggedMessage, MessageTemplate, ReceivedReply } from '#contract/calls/messages.ts';
import { filled } from '#contract/shop/mail-words.ts';
import { LANGUAGES } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import { flowName } from '#contract/shop/messages.ts';
import { shopNameOf } from '#contract/shop/brand.ts';
import { messageReplies, messages, users } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { consoleList, equals, search } from '../console-list/index.ts';
import { currentSettings } from '../settings/index.ts';
import { registeredTemplate } from './message-kind.ts';
import type { MessageKind } from './message-kind.ts';

const DAY_MS = 24 * 60 * 60_000;
/** What became of a template's messages is counted for these days. */
const COUNTED_DAYS = 30;

/** The button of templates with a code, in Meta's own words. */
const CODE_BUTTON: Record<Language, string> = { en: 'Copy code', hi: 'कोड कॉपी करें' };

const lastDigits = (mobile: string) => `••••••${mobile.slice(-4)}`;

/** The log of messages in the platform's console. Of a mobile only the last digits are shown. */
export const loggedMessages = consoleList({
  id: messages.id,
  owner: 'platform',
  select: (db) =>
    db
      .select({
        id: messages.id,
        createdAt: messages.createdAt,
        changedAt: messages.changedAt,
        kind: messages.kind,
        purpose: messages.purpose,
        language: messages.language,
        channel: messages.channel,
        mobile: messages.mobile,
        userId: messages.userId,
        orderNumber: messages.orderNumber,
        status: messages.status,
        reason: messages.reason,
        cost: messages.costPaise,
      })
      .from(messages)
      .$dynamic(),
  counted: sql`${messages}`,
  sorts: { id: messages.id },
  filters: { status: equals(messages.status), kind: equals(messages.kind), userId: equals(messages.userId) },
  q: [search.in(messages.orderNumber)],
  row: ({ mobile, ...message }): LoggedMessage => ({ ...message, mobile: lastDigits(mobile) }),
  missing: 'NOT_FOUND',
});

/** The account that uses a mobile for messages, by its newest consent. */
const personOfMobile = sql`(SELECT consent.user_id FROM message_consents consent
  WHERE consent.mobile = message_replies.mobile ORDER BY consent.id DESC LIMIT 1)`;

/** The list of replies in the console of admins. It includes replies that the shop cannot interpret. */
export const receivedReplies = consoleList({
  id: messageReplies.id,
  owner: 'platform',
  select: (db) =>
    db
      .select({
        id: messageReplies.id,
        at: messageReplies.at,
        mobile: messageReplies.mobile,
        userId: users.id,
        fullName: users.fullName,
        text: messageReplies.text,
        outcome: messageReplies.outcome,
      })
      .from(messageReplies)
      .leftJoin(users, eq(users.id, personOfMobile))
      .$dynamic(),
  counted: sql`${messageReplies}`,
  sorts: { id: messageReplies.id },
  filters: { outcome: equals(messageReplies.outcome) },
  q: [search.in(messageReplies.text)],
  row: ({ mobile, ...reply }): ReceivedReply => ({ ...reply, mobile: lastDigits(mobile) }),
  missing: 'NOT_FOUND',
});

const countsSince = statement((db, params: Params<{ since: number }>) =>
  db
    .select({
      kind: messages.kind,
      language: messages.language,
      sent: sql<number>`sum(${messages.status} IN ('sent', 'delivered', 'read', 'unknown'))`,
      failed: sql<number>`sum(${messages.status} = 'failed')`,
      costPaise: sql<number>`sum(${messages.costPaise})`,
      // A bare column of an aggregate with one max() is that of its row.
      failedAt: sql<number | null>`max(CASE WHEN ${messages.status} = 'failed' THEN ${messages.changedAt} END)`,
      reason: messages.reason,
    })
    .from(messages)
    .where(gte(messages.createdAt, params.since))
    .groupBy(messages.kind, messages.language),
);

/** Returns every template in each language as it is to be registered, with what became of its messages. */
export async function listMessageTemplates(shop: Shop, kinds: readonly MessageKind[]): Promise<MessageTemplate[]> {
  const [counts, { policy }] = await shop.read(
    countsSince({ since: shop.now - COUNTED_DAYS * DAY_MS }),
    currentSettings(),
  );
  return kinds.flatMap((kind) =>
    LANGUAGES.map((language): MessageTemplate => {
      const count = counts.find((one) => one.kind === kind.name && one.language === language);
      const whatsApp = registeredTemplate(kind, 'whatsApp', language);
      const sms = registeredTemplate(kind, 'sms', language);
      const buttons = whatsApp.hasCode ? [CODE_BUTTON[language]] : whatsApp.buttons;
      return {
        kind: kind.name,
        title: kind.title,
        when: kind.when,
        purpose: kind.purpose,
        waits: !kind.isUrgent,
        language,
        sample: filled(kind.words[language], { ...kind.sample, shop: shopNameOf(policy, shop.origin) }),
        buttons: [...buttons],
        whatsAppName: whatsApp.name,
        whatsAppText: whatsApp.filled(whatsApp.holes.map((_, index) => `{{${index + 1}}}`)),
        dltText: sms.filled(sms.holes.map(() => '{#var#}')),
        smsText: sms.filled(sms.holes.map((hole) => `##${hole}##`)),
        smsFlow: policy.messages.smsFlows[flowName(kind.name, language)] ?? null,
        sent: count?.sent ?? 0,
        failed: count?.failed ?? 0,
        lastFailure: count && count.failedAt !== null ? count.reason : null,
        cost: count?.costPaise ?? 0,
      };
    }),
  );
}
