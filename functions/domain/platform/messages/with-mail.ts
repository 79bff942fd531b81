import { sql } from 'drizzle-orm';
import { users } from '../../../db/schema/index.ts';
import type { Params, Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { outboxItemsFrom } from '../outbox/index.ts';
import type { Companion } from '../outbox/index.ts';
import type { MessageKind } from './message-kind.ts';
import { MESSAGE } from './send-message.ts';
import type { StoredMessage } from './send-message.ts';
import { allowingPerson, allowsMessages } from './statements.ts';

/** A message with the values of one event. */
export interface Message {
  kind: MessageKind;
  /** The number of the order it is about. */
  order: string | null;
  values: Record<string, string>;
}

/** Returns a message of a kind; its values are checked against the kind's text. */
export function message<Fact extends string>(
  kind: MessageKind<Fact>,
  order: string | null,
  values: Record<NoInfer<Fact>, string>,
): Message {
  return { kind: kind as unknown as MessageKind, order, values };
}

interface Sent {
  to: string;
  purpose: string;
  kind: string;
  event: string;
  order: string | null;
  values: string;
  now: number;
}

/** Inserts the message to the account with an e-mail, if the account allows it. Its event has it once. */
const insertToMailed = outboxItemsFrom<StoredMessage, Omit<Sent, 'now'>>(
  { name: MESSAGE },
  {
    key: sql`'message-' || ${sql.placeholder('event')}`,
    payload: {
      kind: sql.placeholder('kind'),
      userId: sql`${users.id}`,
      event: sql.placeholder('event'),
      at: sql.placeholder('now'),
      order: sql.placeholder('order'),
      values: sql`json(${sql.placeholder('values')})`,
    },
  },
  (rows, params: Params<Sent>) =>
    rows.from(users).where(sql`${users.email} = ${params.to} AND ${allowsMessages(sql`${users.id}`, params.purpose)}`),
);

/**
 * Returns the statement that puts a message without a mail into the outbox, once for each event, if the account with
 * this e-mail allows it. The next `sendOutbox` sends it.
 */
export function messageTo(
  shop: Pick<Shop, 'now'>,
  to: string,
  event: string,
  { kind, order, values }: Message,
): Statement<number> {
  return insertToMailed({
    to,
    purpose: kind.purpose,
    kind: kind.name,
    event,
    order,
    values: JSON.stringify(values),
    now: shop.now,
  });
}

/**
 * Returns a message to the account with a mail's address, for `mailKind`. It is put into the outbox before the mail is
 * sent, with the key of the mail, so that a mail that is sent again has no second message.
 * @param messageOf returns undefined for a mail without message
 */
export function withMessage<Values extends object>(
  messageOf: (values: Values) => Message | undefined,
): Companion<Values> {
  return {
    wanted(to, values) {
      const told = messageOf(values);
      return told && allowingPerson({ email: to, purpose: told.kind.purpose });
    },
    insert: (shop, { to, values, key }) => messageTo(shop, to, key, messageOf(values)!),
  };
}
