import * as z from 'zod/mini';
import { MESSAGE_CHANNELS, MESSAGE_PURPOSES, SENT_PURPOSES } from '../shop/message-consents.ts';
import { LANGUAGES } from '../languages.ts';
import { MESSAGE_STATUSES } from '../shop/messages.ts';
import { Mobile } from './auth.ts';
import { asSet, namedOnce } from './lists.ts';
import { Id, Instant, Sum } from './wire.ts';

/** A person's consents to messages. */
export const MessageConsents = z.object({
  /** The channels the shop can use. */
  offered: z.array(z.enum(MESSAGE_CHANNELS)),
  /** Where messages go; null before the first consent. */
  mobile: z.nullable(z.string()),
  language: z.enum(LANGUAGES),
  /** The consents that are given now, with their time. */
  given: z.array(z.object({ channel: z.enum(MESSAGE_CHANNELS), purpose: z.enum(MESSAGE_PURPOSES), at: Instant })),
});
export type MessageConsents = z.output<typeof MessageConsents>;

/** A change of consents; what is not named stays. */
export const ChangeMessageConsents = z.object({
  mobile: z.optional(Mobile),
  language: z.optional(z.enum(LANGUAGES, 'Please choose a language')),
  choices: z._default(
    namedOnce(
      z
        .array(
          z.object({
            channel: z.enum(MESSAGE_CHANNELS, 'Please choose the channel of messages'),
            purpose: z.enum(MESSAGE_PURPOSES, 'Please choose the purpose of messages'),
            isGiven: z.boolean('Please say yes or no'),
          }),
        )
        .check(z.maxLength(MESSAGE_CHANNELS.length * MESSAGE_PURPOSES.length)),
      'messages',
      'channel',
      'purpose',
    ),
    [],
  ),
});
export type ChangeMessageConsents = z.output<typeof ChangeMessageConsents>;

/** The consent to updates of orders that a shopper gives with an order, for the mobile of its address. */
export const ConsentWithOrder = z.object({
  channels: asSet(z.array(z.enum(MESSAGE_CHANNELS)).check(z.maxLength(MESSAGE_CHANNELS.length))),
  language: z.enum(LANGUAGES),
});
export type ConsentWithOrder = z.output<typeof ConsentWithOrder>;

/** A message in the log of the console. */
export const LoggedMessage = z.object({
  id: Id,
  createdAt: Instant,
  kind: z.string(),
  purpose: z.enum(SENT_PURPOSES),
  language: z.enum(LANGUAGES),
  channel: z.enum(MESSAGE_CHANNELS),
  /** The last four digits only. */
  mobile: z.string(),
  userId: Id,
  orderNumber: z.nullable(z.string()),
  status: z.enum(MESSAGE_STATUSES),
  changedAt: Instant,
  /** Why it failed, in the service's words; empty if it did not. */
  reason: z.string(),
  cost: Sum,
});
export type LoggedMessage = z.output<typeof LoggedMessage>;

/** A text or pressed button that a person sent to the shop's number, with what it led to. */
export const ReceivedReply = z.object({
  id: Id,
  at: Instant,
  /** The last four digits only. */
  mobile: z.string(),
  /** The account that uses the mobile for messages; null without one. */
  userId: z.nullable(Id),
  fullName: z.nullable(z.string()),
  text: z.string(),
  /** In a word, `stopped` or `confirmed`; `unread` if the shop knows no answer; the code of a refusal. */
  outcome: z.string(),
});
export type ReceivedReply = z.output<typeof ReceivedReply>;

/** A template as the services have it registered, with what became of its messages in the last 30 days. */
export const MessageTemplate = z.object({
  kind: z.string(),
  title: z.string(),
  /** The occasion. Completes a sentence after 'Sent'. */
  when: z.string(),
  purpose: z.enum(SENT_PURPOSES),
  waits: z.boolean(),
  language: z.enum(LANGUAGES),
  /** The text as a reader sees it, with made-up values. */
  sample: z.string(),
  buttons: z.array(z.string()),
  /** To register at WhatsApp. */
  whatsAppName: z.string(),
  whatsAppText: z.string(),
  /** To register with DLT and at the SMS service. */
  dltText: z.string(),
  smsText: z.string(),
  /** The flow at the SMS service; null before the settings have it. */
  smsFlow: z.nullable(z.string()),
  sent: z.int(),
  failed: z.int(),
  /** The newest failure in the service's words; null without one. */
  lastFailure: z.nullable(z.string()),
  cost: Sum,
});
export type MessageTemplate = z.output<typeof MessageTemplate>;
