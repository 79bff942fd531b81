import type { Actor } from '#contract/calls/actor.ts';
import type { ChangeMessageConsents, ConsentWithOrder, MessageConsents } from '#contract/calls/messages.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { consentWords, MESSAGE_CHANNELS } from '#contract/shop/message-consents.ts';
import type { MessageChannel, MessagePurpose } from '#contract/shop/message-consents.ts';
import type { Language } from '#contract/languages.ts';
import type { Statement } from '../../../db/statement.ts';
import type { Shop } from '../../shop.ts';
import { languageOf } from './send-message.ts';
import { consentsOf, insertConsent } from './statements.ts';
import type { ConsentRow } from './statements.ts';

/** A person with an account, in whatever role they are signed in. */
type Person = Actor & { userId: number };

/** The purposes that a person in a role can choose. */
const PURPOSES_OF: Partial<Record<Actor['kind'], readonly MessagePurpose[]>> = {
  customer: ['orders', 'offers'],
  seller: ['selling'],
};

const offeredBy = ({ messages }: Shop) => MESSAGE_CHANNELS.filter((channel) => messages?.[channel] !== undefined);

function consentsShown(shop: Shop, rows: readonly ConsentRow[]): MessageConsents {
  return {
    offered: offeredBy(shop),
    mobile: rows.at(-1)?.mobile ?? null,
    language: languageOf(rows),
    given: rows.flatMap(({ isGiven, channel, purpose, at }) => (isGiven ? [{ channel, purpose, at }] : [])),
  };
}

/** Returns which messages a person allows. */
export async function readMessageConsents(shop: Shop, { userId }: Person): Promise<MessageConsents> {
  const [rows] = await shop.read(consentsOf({ userId }));
  return consentsShown(shop, rows);
}

/**
 * Gives and withdraws consents to messages, and changes their mobile and language. Each change is stored with the
 * sentence the person saw. A withdrawal is always possible.
 * @throws FIELDS_INVALID when a consent is given without a mobile, or for a channel or purpose that is not offered
 */
export async function changeMessageConsents(
  shop: Shop,
  person: Person,
  { mobile, language, choices }: ChangeMessageConsents,
): Promise<MessageConsents> {
  const { userId } = person;
  const [rows] = await shop.read(consentsOf({ userId }));
  const present = consentsShown(shop, rows);
  const to = mobile ?? present.mobile;
  for (const { channel, purpose, isGiven } of choices) {
    if (!isGiven) continue;
    if (to === null) refuse('FIELDS_INVALID', { fields: { mobile: 'Please enter the mobile number for messages' } });
    const isOffered = present.offered.includes(channel) && PURPOSES_OF[person.kind]?.includes(purpose);
    if (!isOffered) refuse('FIELDS_INVALID', { fields: { choices: 'These messages are not offered' } });
  }
  const chosen = (channel: MessageChannel, purpose: MessagePurpose) =>
    choices.find((choice) => choice.channel === channel && choice.purpose === purpose)?.isGiven;
  const isMoved =
    (mobile !== undefined && mobile !== present.mobile) || (language ?? present.language) !== present.language;
  // Consents that stay are written again when their mobile or language changes.
  const stays = rows.filter((row) => row.isGiven && isMoved && chosen(row.channel, row.purpose) === undefined);
  const written = [...stays, ...choices].map(({ channel, purpose, isGiven }) =>
    consent(shop, {
      userId,
      mobile: to ?? '',
      channel,
      purpose,
      isGiven,
      language: language ?? present.language,
      source: 'account',
    }),
  );
  if (to === null || written.length === 0) return present;
  const { after } = await shop.write({ written, after: consentsOf({ userId }) });
  return consentsShown(shop, after);
}

/** Returns the statements that store the consent a shopper gives with an order, for the mobile of its address. */
export function consentsWithOrder(
  shop: Shop,
  userId: number,
  mobile: string,
  { channels, language }: ConsentWithOrder,
): Statement[] {
  const offered = offeredBy(shop);
  return offered
    .filter((channel) => channels.includes(channel))
    .map((channel) =>
      consent(shop, { userId, mobile, channel, purpose: 'orders', isGiven: true, language, source: 'checkout' }),
    );
}

interface Given {
  userId: number;
  mobile: string;
  channel: MessageChannel;
  purpose: MessagePurpose;
  isGiven: boolean;
  language: Language;
  source: 'checkout' | 'account';
}

const consent = (shop: Shop, given: Given) =>
  insertConsent({
    at: shop.now,
    ...given,
    words: given.isGiven ? consentWords(given.purpose, given.channel, given.language) : '',
  });
