import { refuse, Refusal } from '#contract/calls/refusals.ts';
import { mobileDigits } from '#contract/shop/india.ts';
import { isStart, isStop, plainReply } from '#contract/shop/messages.ts';
import type { MessageChannel } from '#contract/shop/message-consents.ts';
import type { MessageReply, MessageReport } from '../../../ports/messages.ts';
import { jsonOf } from '../../json-body.ts';
import type { Shop } from '../../shop.ts';
import type { MessageKind } from './message-kind.ts';
import { messageAgain } from './message-again.ts';
import {
  insertReply,
  messageAnswered,
  noteReport,
  recentMessages,
  replyReceived,
  restoreMobile,
  withdrawMobile,
} from './statements.ts';

/** A written reply belongs to messages of the last three days. */
const REPLY_MS = 3 * 24 * 60 * 60_000;
/** The most letters of a reply that are stored. */
const STORED_TEXT_MAX = 300;

/** What a reply is about: the person, the orders it may mean, and the values of the newest message. */
export interface AnsweredMessage {
  userId: number;
  /** One for a pressed button; all that the written words could mean, newest first. */
  orders: string[];
  values: Record<string, string>;
}

/**
 * Does what a reply asks for, once however often it is called, and returns the outcome in a word.
 * @param choice the name of the button
 */
export type ReplyHandler = (shop: Shop, answered: AnsweredMessage, choice: string) => Promise<string>;

/** What replies to messages lead to: the kinds of messages, and a handler for each kind with buttons. */
export interface ReplyRules {
  kinds: readonly MessageKind[];
  handlers: Readonly<Record<string, ReplyHandler>>;
}

/**
 * Receives a webhook of WhatsApp: states of messages, and replies. A repeated webhook changes nothing.
 * @throws SIGNATURE_WRONG
 */
export async function receiveWhatsApp(
  shop: Shop,
  { body, signature }: { body: Uint8Array<ArrayBuffer>; signature: string | undefined },
  rules: ReplyRules,
): Promise<void> {
  const service = shop.messages?.whatsApp;
  if (!service || !(await service.isPush(body, signature))) return refuse('SIGNATURE_WRONG');
  const { reports, replies } = service.readPush(jsonOf(body));
  await receiveReports(shop, 'whatsApp', reports);
  for (const reply of replies) await receiveReply(shop, reply, rules);
}

/**
 * Receives delivery reports of the SMS service.
 * @throws SIGNATURE_WRONG without the agreed token
 */
export async function receiveSms(
  shop: Shop,
  { body, token }: { body: Uint8Array<ArrayBuffer>; token: string | undefined },
): Promise<void> {
  const service = shop.messages?.sms;
  if (!service || !(await service.isPush(token))) return refuse('SIGNATURE_WRONG');
  await receiveReports(shop, 'sms', service.readPush(jsonOf(body)));
}

/** Notes the states of messages. A message that failed is put into the outbox again, for the next channel. */
async function receiveReports(shop: Shop, channel: MessageChannel, reports: readonly MessageReport[]): Promise<void> {
  for (const { id: serviceId, reference, status, failure, reason } of reports) {
    const noted = noteReport({ channel, serviceId, reference, status, failure, reason, now: shop.now });
    await shop.write(noted, ...(status === 'failed' ? [messageAgain({ serviceId, now: shop.now })] : []));
  }
}

/** Answers the verification of the webhook's address. Returns whether the token is the agreed one. */
export async function isWebhookVerifier(shop: Shop, token: string): Promise<boolean> {
  return (await shop.messages?.whatsApp?.isVerifier(token)) ?? false;
}

/**
 * Applies one reply. The reply is noted after its effect, and every effect happens once: a delivery that was interrupted
 * is completed by the next.
 */
async function receiveReply(shop: Shop, reply: MessageReply, rules: ReplyRules): Promise<void> {
  const mobile = mobileDigits(reply.from);
  const [[known]] = await shop.read(replyReceived({ serviceId: reply.id }));
  if (known) return;
  const written = { mobile, words: reply.text.slice(0, STORED_TEXT_MAX), now: shop.now };
  const note = (outcome: string) =>
    insertReply({ at: shop.now, serviceId: reply.id, mobile, text: written.words, outcome });
  if (isStop(reply.text)) {
    await shop.write(withdrawMobile(written), note('stopped'));
    return;
  }
  if (isStart(reply.text)) {
    await shop.write(restoreMobile(written), note('started'));
    return;
  }
  await shop.write(note(await outcomeOf(shop, reply, mobile, rules)));
}

async function outcomeOf(
  shop: Shop,
  { answers, button, text }: MessageReply,
  mobile: string,
  { kinds, handlers }: ReplyRules,
): Promise<string> {
  const [sent] = await shop.read(
    answers === null
      ? recentMessages({ mobile, since: shop.now - REPLY_MS })
      : messageAnswered({ serviceId: answers, mobile }),
  );
  const plain = plainReply(text);
  const choiceOf = (name: string) =>
    kinds
      .find((kind) => kind.name === name)
      ?.replies.find((choice) => (button === null ? choice.words.includes(plain) : choice.name === button));
  const meant = sent.filter(({ kind }) => choiceOf(kind) !== undefined);
  const [newest] = meant;
  if (!newest) return 'unread';
  const orders = meant
    .filter(({ kind, userId }) => kind === newest.kind && userId === newest.userId)
    .flatMap(({ orderNumber }) => orderNumber ?? []);
  const answered = { userId: newest.userId, orders: [...new Set(orders)], values: newest.values };
  try {
    return await handlers[newest.kind]!(shop, answered, choiceOf(newest.kind)!.name);
  } catch (error) {
    // A refusal is the answer: the order has moved on.
    if (error instanceof Refusal && error.code !== 'DATABASE_UNAVAILABLE') return error.code;
    throw error;
  }
}
