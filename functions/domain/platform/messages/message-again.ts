import { sql } from 'drizzle-orm';
import { messages } from '../../../db/schema/index.ts';
import type { Params } from '../../../db/statement.ts';
import { outboxItemsFrom } from '../outbox/index.ts';
import { MESSAGE } from './send-message.ts';
import type { StoredMessage } from './send-message.ts';

/**
 * Puts a message that failed after it was taken into the outbox again, once: what comes after its channel is tried. An
 * OTP is not stored, so its reader requests another one.
 */
export const messageAgain = outboxItemsFrom<StoredMessage, { serviceId: string }>(
  { name: MESSAGE },
  {
    key: sql`'message-' || ${messages.event} || '-' || ${messages.userId} || '-after-' || ${messages.channel}`,
    payload: {
      kind: messages.kind,
      userId: messages.userId,
      event: messages.event,
      at: messages.createdAt,
      order: messages.orderNumber,
      values: sql`json(${messages.values})`,
    },
  },
  (rows, params: Params<{ serviceId: string; now: number }>) =>
    rows.from(messages).where(sql`${messages.serviceMessage} = ${params.serviceId} AND ${messages.status} = 'failed'
      AND ${messages.purpose} <> 'signIn'`),
);
