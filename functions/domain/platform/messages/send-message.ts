import * as z from 'zod/mini';
import { shopNameOf } from '#contract/shop/brand.ts';
import { filled } from '#contract/shop/mail-words.ts';
import { MESSAGE_CHANNELS } from '#contract/shop/message-consents.ts';
import { flowName, quietUntil, templateName } from '#contract/shop/messages.ts';
import type { MessageChannel } from '#contract/shop/message-consents.ts';
import type { Language } from '#contract/languages.ts';
import type { MessageSettings } from '#contract/shop/messages.ts';
import { isTwice } from '../../../db/db.ts';
import { MessageDelayed, MessageRefused } from '../../../ports/messages.ts';
import type { MessageService } from '../../../ports/messages.ts';
import { ProviderError } from '../../../ports/provider-error.ts';
import { randomKey } from '../../random.ts';
import type { Shop } from '../../shop.ts';
import { emailOf, madeItem, outboxItemAt, outboxKind } from '../outbox/index.ts';
import type { OutboxKind } from '../outbox/index.ts';
import { currentSettings } from '../settings/index.ts';
import { messageByMail } from './mails.ts';
import { isCode, textAt, valuesInOrder } from './message-kind.ts';
import type { MessageKind } from './message-kind.ts';
import { consentsOf, insertMessage, messagesOfEvent, noteNotTaken, noteTaken, resumeMessage } from './statements.ts';
import type { ConsentRow } from './statements.ts';

/** The outbox kind of messages. */
export const MESSAGE = 'message';

/** A message to a person about an event. */
export const StoredMessage = z.object({
  kind: z.string(),
  userId: z.number(),
  /** The same for every channel and attempt. */
  event: z.string(),
  /** When the event was, epoch milliseconds. */
  at: z.number(),
  order: z.nullable(z.string()),
  values: z.record(z.string(), z.string()),
});
export type StoredMessage = z.infer<typeof StoredMessage>;

/** After this time a message would tell old news. */
const LATEST_MS = 24 * 60 * 60_000;
/** The most letters of one value of an SMS that DLT lets through. */
const DLT_VALUE_MAX = 30;

/** Returns the kind of outbox item that holds any of these messages. */
export function messageItems(kinds: readonly MessageKind[]): OutboxKind<StoredMessage> {
  const byName = new Map(kinds.map((kind) => [kind.name, kind]));
  return outboxKind(MESSAGE, StoredMessage, async (shop, message, key) => {
    const kind = byName.get(message.kind);
    // An item that an earlier version of the shop wrote may name a message that no longer exists.
    if (kind) await sendMessage(shop, kind, message, key);
  });
}

/**
 * Sends a message by the first channel that the person allows and the shop has, and by the next one after a refusal.
 * Consent and quiet hours are those of this moment.
 *
 * A channel sends a message at most once: its row is written before the service is asked. A message counts as sent if
 * the service gave no answer or the process ended, because two messages are worse than none: a mail tells the same. If no
 * mail does, one is sent after every channel has refused the message.
 * @throws MessageDelayed when the service takes nothing for now; the outbox tries again
 */
async function sendMessage(shop: Shop, kind: MessageKind, message: StoredMessage, key: string): Promise<void> {
  const { userId, event, at } = message;
  if (shop.clock() - at > LATEST_MS) return;
  const [consents, tried, { policy }, [person]] = await shop.read(
    consentsOf({ userId }),
    messagesOfEvent({ event, userId }),
    currentSettings(),
    emailOf({ userId }),
  );
  if (await isWithService(shop, tried)) return;
  const language = languageOf(consents);
  const facts = { ...message.values, shop: shopNameOf(policy, shop.origin) };
  const ways = MESSAGE_CHANNELS.flatMap((channel) => {
    const consent = consents.find((one) => one.channel === channel && one.purpose === kind.purpose && one.isGiven);
    return consent ? wayOf(shop, kind, { channel, mobile: consent.mobile, language, settings: policy.messages }) : [];
  });
  const isOpen = ways.some(({ channel }) => !hasFailed(tried, channel));
  const until = kind.isUrgent ? undefined : quietUntil(shop.clock(), policy.messages);
  if (isOpen && until !== undefined) {
    await shop.write(outboxItemAt(shop, madeItem(MESSAGE, `${key}-${until}`, message), until));
    return;
  }
  const outcome = await sendByFirst(shop, kind, { ...message, stored: message.values, values: facts }, ways, tried);
  if (outcome !== 'refused' || !kind.isWithoutMail || !person) return;
  const mail = messageByMail.item(`${event}-by-mail`, person.email, { text: filled(kind.words[language], facts) });
  await shop.write(outboxItemAt(shop, mail, shop.clock()));
}

/**
 * Returns whether a service has a message, or may have it: then it is the only one of its event, whatever the person has
 * chosen since.
 */
export async function isWithService(shop: Shop, tried: readonly TriedRow[]): Promise<boolean> {
  const taken = tried.find(({ status }) => status !== 'failed' && status !== 'waiting');
  // The process that was sending it has ended, since an item has one sender at a time.
  if (taken?.status === 'sending') await shop.write(notTaken(shop, taken.reference, 'unknown', 'interrupted'));
  return taken !== undefined;
}

/** A channel that can bring a message to a mobile. */
export interface Way {
  channel: MessageChannel;
  service: MessageService;
  mobile: string;
  /** The template's name at WhatsApp, its flow at the SMS service. */
  template: string;
  language: Language;
  costPaise: number;
}

/** Returns the way of a message by a channel: none if the shop lacks the channel, or the settings the flow of an SMS. */
export function wayOf(
  shop: Shop,
  kind: MessageKind,
  { settings, ...to }: { channel: MessageChannel; mobile: string; language: Language; settings: MessageSettings },
): Way[] {
  const service: MessageService | undefined = shop.messages?.[to.channel];
  const template =
    to.channel === 'whatsApp' ? templateName(kind.name) : settings.smsFlows[flowName(kind.name, to.language)];
  if (!service || template === undefined) return [];
  return [{ ...to, service, template, costPaise: costOf(to.channel, kind, settings) }];
}

/** The earlier attempts of a message. */
export type TriedRow = ReturnType<ReturnType<typeof messagesOfEvent>['read']>[number];

const hasFailed = (tried: readonly TriedRow[], channel: MessageChannel) =>
  tried.some((one) => one.channel === channel && one.status === 'failed');

interface Sending {
  userId: number;
  event: string;
  order: string | null;
  /** The values that the text is filled with. */
  values: Record<string, string>;
  /** The values that the log of messages keeps. */
  stored: Record<string, string>;
}

/**
 * Sends a message by the first of some ways, and by the next one after a refusal. A way that has failed before counts as
 * refused.
 * @throws MessageDelayed when a service takes nothing for now
 */
export async function sendByFirst(
  shop: Shop,
  kind: MessageKind,
  { userId, event, order, values, stored }: Sending,
  ways: readonly Way[],
  tried: readonly TriedRow[],
): Promise<'taken' | 'refused' | 'noWay'> {
  let outcome: 'refused' | 'noWay' = 'noWay';
  for (const { channel, service, mobile, template, language, costPaise } of ways) {
    const before = tried.find((one) => one.channel === channel);
    if (before?.status === 'failed') {
      outcome = 'refused';
      continue;
    }
    const reference = before?.reference ?? randomKey(shop.random);
    const now = shop.clock();
    const begin = before
      ? resumeMessage({ id: before.id, now })
      : insertMessage({
          createdAt: now,
          changedAt: now,
          event,
          userId,
          kind: kind.name,
          purpose: kind.purpose,
          language,
          orderNumber: order,
          values: stored,
          channel,
          mobile,
          reference,
          status: 'sending',
        });
    try {
      const [begun] = await shop.write(begin);
      // Another process is sending it.
      if (begun === 0) return 'taken';
    } catch (error) {
      if (isTwice(error, 'messages.event, messages.user_id, messages.channel')) return 'taken';
      throw error;
    }
    const inText = valuesInOrder(textAt(channel, kind, language), values);
    const wasTaken = await hand(shop, service, {
      mobile,
      template,
      language,
      values: channel === 'sms' ? inText.map(forSms) : inText,
      replies: kind.replies.map(({ name }) => name),
      copiedCode: isCode(kind) ? values.code : undefined,
      reference,
      costPaise,
    });
    if (wasTaken) return 'taken';
    outcome = 'refused';
  }
  return outcome;
}

/** Hands a message to a service and notes the outcome. Returns false if the next channel is to be tried. */
async function hand(
  shop: Shop,
  service: MessageService,
  { costPaise, ...message }: Parameters<MessageService['send']>[0] & { costPaise: number },
): Promise<boolean> {
  const { reference } = message;
  try {
    const serviceId = await service.send(message);
    await shop.write(noteTaken({ reference, serviceId, costPaise, now: shop.clock() }));
    return true;
  } catch (error) {
    if (error instanceof MessageRefused) {
      const { failure, message: reason } = error;
      await shop.write(noteNotTaken({ reference, status: 'failed', failure, reason, now: shop.clock() }));
      return false;
    }
    if (error instanceof MessageDelayed) {
      await shop.write(notTaken(shop, reference, 'waiting', error.message));
      throw error;
    }
    if (!(error instanceof ProviderError)) throw error;
    shop.log.error('messages.unknown', error, { reference });
    await shop.write(notTaken(shop, reference, 'unknown', error.message));
    return true;
  }
}

const notTaken = (shop: Shop, reference: string, status: 'waiting' | 'unknown', reason: string) =>
  noteNotTaken({ reference, status, failure: null, reason, now: shop.clock() });

/** Returns the language that the person chose last. */
export function languageOf(consents: readonly ConsentRow[]): Language {
  return consents.at(-1)?.language ?? 'en';
}

function costOf(channel: MessageChannel, { purpose }: MessageKind, settings: MessageSettings): number {
  if (channel === 'sms') return settings.smsPaise;
  return purpose === 'offers' ? settings.whatsAppOfferPaise : settings.whatsAppPaise;
}

/** The sign of the rupee would double the price of an English SMS, which then needs Unicode. */
const forSms = ({ name, text }: { name: string; text: string }) => ({
  name,
  text: text.replaceAll('₹', 'Rs ').slice(0, DLT_VALUE_MAX),
});
