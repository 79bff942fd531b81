import * as z from 'zod/mini';
import { MailTextValues } from '#contract/calls/mail-texts.ts';
import type { Shop } from '../../shop.ts';
import { pieceKey, piecesOf } from '../../upload-pieces.ts';
import { CancelledParcel, deliverCancelledParcel } from './cancelled-parcels.ts';
import { CartReminder, deliverCartReminder } from './cart-reminders.ts';
import { CodToConfirm, deliverCodToConfirm } from './cod-to-confirm.ts';
import { sendMail } from './mail-words.ts';
import { Mail } from './mails.ts';
import { deliverPriceDrops, PriceDrops } from './price-drops.ts';
import { deliverRefund, Refund } from './refunds.ts';
import { deliverReturnPickup, ReturnPickup } from './return-pickups.ts';
import { deliverReviewsWanted, ReviewsWanted } from './review-requests.ts';
import { deliverBackInStock, deliverConfirmNotice, StockNoticeMail } from './stock-notices.ts';

/**
 * How the outside world is told each kind of thing, by the kind's name in the outbox. A further kind is one more line.
 *
 * A delivery ends within `LONGEST_DELIVERY_MS`. It may happen twice, when a process dies between it and the note that
 * it is done: it hands `key` to the service, for which the second is the same as the first. A secret stands in a field
 * named in `SECRET_FIELDS`.
 */
export const DELIVERIES = {
  mail: delivery(Mail, sendMail),
  /** A mail in words that somebody looks at before they hold, sent to themselves. */
  testMail: delivery(
    z.object({ to: z.string(), mail: z.string(), words: MailTextValues }),
    (shop, { to, mail, words }, key) => shop.mailer.sendTest(mail, words, to, key),
  ),
  codToConfirm: delivery(CodToConfirm, deliverCodToConfirm),
  /** What a shopper or seller wants done with a parcel that could not be delivered. Said twice, it is the same wish. */
  failedDeliveryAnswer: delivery(
    z.object({
      awb: z.string(),
      action: z.enum(['re-attempt', 'return']),
      comments: z.string(),
      on: z.optional(z.string()),
      address: z.optional(z.string()),
      phone: z.optional(z.string()),
    }),
    (shop, { awb, ...answer }) => shop.couriers.answerFailedDelivery(awb, answer),
  ),
  cancelParcel: delivery(CancelledParcel, deliverCancelledParcel),
  /** The bytes of a file that nothing refers to any more. */
  removeFile: delivery(z.object({ key: z.string() }), (shop, { key }) => shop.files.remove(key)),
  /** The pieces of an upload that became a file, or that nobody goes on with. */
  removePieces: delivery(z.object({ upload: z.string(), size: z.int() }), async (shop, { upload, size }) => {
    for (let place = 0; place < piecesOf(size); place += 1) await shop.files.remove(pieceKey(upload, place));
  }),
  refund: delivery(Refund, deliverRefund),
  confirmStockNotice: delivery(StockNoticeMail, deliverConfirmNotice),
  backInStock: delivery(StockNoticeMail, deliverBackInStock),
  priceDrops: delivery(PriceDrops, deliverPriceDrops),
  cartReminder: delivery(CartReminder, deliverCartReminder),
  reviewsWanted: delivery(ReviewsWanted, deliverReviewsWanted),
  /** The courier is to fetch returned goods. By its reference a second booking is the first. */
  returnPickup: delivery(ReturnPickup, deliverReturnPickup),
};

/** The longest any delivery takes. */
export const LONGEST_DELIVERY_MS = 60_000;

/**
 * The fields at the top of a payload, of whatever kind, that nobody may read afterwards: a one-time code, the token of a
 * link. Of an item that is given up they are removed, so it cannot be sent again.
 */
export const SECRET_FIELDS = ['code', 'token'] as const;

export type OutboxKind = keyof typeof DELIVERIES;

/** Something to tell the outside world. No two have the same key. */
export type OutboxItem = {
  [Kind in OutboxKind]: { kind: Kind; key: string; payload: z.infer<(typeof DELIVERIES)[Kind]['payload']> };
}[OutboxKind];

/** An item as its row has it, which another version of the shop may have written. */
export interface StoredItem {
  kind: string;
  key: string;
  payload: unknown;
}

interface Delivery<Schema extends z.ZodMiniType> {
  payload: Schema;
  /** Throws when the service fails, or when the payload is none of its kind. */
  deliver(shop: Shop, payload: unknown, key: string): Promise<void>;
}

function delivery<Schema extends z.ZodMiniType>(
  payload: Schema,
  deliver: (shop: Shop, payload: z.infer<Schema>, key: string) => Promise<void>,
): Delivery<Schema> {
  return { payload, deliver: async (shop, stored, key) => deliver(shop, z.parse(payload, stored), key) };
}

function isKnown(kind: string): kind is OutboxKind {
  return Object.hasOwn(DELIVERIES, kind);
}

/** Delivers an item. Throws when the service fails, and for an item of another version that this one cannot read. */
export async function deliverItem(shop: Shop, { kind, key, payload }: StoredItem): Promise<void> {
  if (!isKnown(kind)) throw new Error(`Nobody delivers the kind ${kind}.`);
  await DELIVERIES[kind].deliver(shop, payload, key);
}

/** Whether an item has all that its delivery needs: no longer, where a secret was removed from it. */
export function isWhole({ kind, payload }: Pick<StoredItem, 'kind' | 'payload'>): boolean {
  return isKnown(kind) && z.safeParse(DELIVERIES[kind].payload, payload).success;
}
