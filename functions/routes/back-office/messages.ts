import * as z from 'zod/mini';
import { LoggedMessage, MessageTemplate, ReceivedReply } from '#contract/calls/messages.ts';
import { RESOURCES } from '#contract/calls/resources.ts';
import { MESSAGE_STATUSES } from '#contract/shop/messages.ts';
import { listMessageTemplates, loggedMessages, receivedReplies } from '../../domain/platform/messages/index.ts';
import { json } from '../../http/answers.ts';
import { MESSAGE_KINDS } from '../../message-kinds.ts';
import { call } from '../call.ts';
import { resource } from './simple-rest.ts';

export const managedMessageCalls = [
  call({
    method: 'GET',
    path: '/api/admin/messages/templates',
    summary: 'The templates of messages as they are registered, and what became of their messages in 30 days.',
    who: RESOURCES.messages.who,
    may: RESOURCES.messages.read,
    answer: json(z.array(MessageTemplate)),
    run: (shop) => listMessageTemplates(shop, MESSAGE_KINDS),
  }),
  ...resource({
    name: 'messages',
    row: LoggedMessage,
    rows: loggedMessages,
    sortedBy: { by: 'id', descending: true },
    filters: { status: z.enum(MESSAGE_STATUSES), kind: z.string().check(z.maxLength(60)), userId: z.int() },
  }),
];

export const messageReplyCalls = resource({
  name: 'message-replies',
  row: ReceivedReply,
  rows: receivedReplies,
  sortedBy: { by: 'id', descending: true },
  filters: { outcome: z.string().check(z.maxLength(60)) },
});
