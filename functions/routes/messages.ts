import { ChangeMessageConsents, MessageConsents } from '#contract/calls/messages.ts';
import { answerCodByMessage } from '../domain/orders/orders/index.ts';
import { answerFailedDeliveryByMessage } from '../domain/orders/shipping/index.ts';
import {
  changeMessageConsents,
  isWebhookVerifier,
  readMessageConsents,
  receiveSms,
  receiveWhatsApp,
} from '../domain/platform/messages/index.ts';
import type { ReplyHandler } from '../domain/platform/messages/index.ts';
import { json } from '../http/answers.ts';
import type { Route } from '../http/route.ts';
import { MESSAGE_KINDS } from '../message-kinds.ts';
import { call, webhook } from './call.ts';
import type { LivePages } from './live/draw.ts';

const EVERYONE = ['customer', 'seller', 'admin'] as const;

/** What the buttons of messages do, by the message's kind. */
const REPLY_HANDLERS: Record<string, ReplyHandler> = {
  codToConfirm: answerCodByMessage,
  parcelFailed: answerFailedDeliveryByMessage,
};

export const messageCalls = [
  call({
    method: 'GET',
    path: '/api/users/messages',
    summary: 'Which messages by WhatsApp and SMS the person allows.',
    who: EVERYONE,
    may: 'none',
    answer: json(MessageConsents),
    run: (shop, actor) => readMessageConsents(shop, actor),
  }),
  call({
    method: 'PUT',
    path: '/api/users/messages',
    summary: 'Allows messages for a channel and a purpose, or stops them; what is not said stays.',
    who: EVERYONE,
    may: 'none',
    body: ChangeMessageConsents,
    answer: json(MessageConsents),
    run: (shop, actor, { body }) => changeMessageConsents(shop, actor, body),
  }),
  webhook({
    path: '/webhooks/whatsapp',
    summary: 'States of WhatsApp messages and replies to them, signed by the service; each is applied once.',
    who: 'messageService',
    run: (shop, { body, header }) =>
      receiveWhatsApp(
        shop,
        { body, signature: header('x-hub-signature-256') },
        { kinds: MESSAGE_KINDS, handlers: REPLY_HANDLERS },
      ),
  }),
  webhook({
    path: '/webhooks/sms',
    summary: 'Delivery reports of SMS, with the token that was agreed on in the address.',
    who: 'messageService',
    run: (shop, { body, query }) => receiveSms(shop, { body, token: query('token') }),
  }),
];

/** Meta asks once whether the webhook's address is the shop's. */
export const webhookVerification: Route<Pick<LivePages, 'shopFor'>> = {
  method: 'GET',
  path: '/webhooks/whatsapp',
  summary: 'The answer to the service that verifies the address of its webhooks.',
  who: 'public',
  whileClosed: true,
  async handle(context, { shopFor }) {
    const token = context.req.query('hub.verify_token') ?? '';
    if (context.req.query('hub.mode') !== 'subscribe' || !(await isWebhookVerifier(shopFor(context), token))) {
      return context.text('The token is not right.', 403);
    }
    return context.text(context.req.query('hub.challenge') ?? '');
  },
};
