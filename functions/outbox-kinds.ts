import { cartReminder } from './domain/buying/checkouts/index.ts';
import { backInStock, stockNoticeToConfirm } from './domain/buying/stock-notices/index.ts';
import { priceDrops } from './domain/buying/wishlist/index.ts';
import { letterMail, testLetter } from './domain/content/letters/index.ts';
import { reviewsWanted } from './domain/content/reviews/index.ts';
import { removeUploadPieces } from './domain/files/files/index.ts';
import { removeFileBytes } from './domain/files/media/index.ts';
import { cancelParcel, codToConfirm } from './domain/orders/orders/index.ts';
import { gatewayRefund, refunded } from './domain/orders/refunds/index.ts';
import { returnPickup } from './domain/orders/returns/index.ts';
import { failedDeliveryAnswer } from './domain/orders/shipping/index.ts';
import { testMail } from './domain/platform/mail-texts/index.ts';
import { codeToMobile, messageItems } from './domain/platform/messages/index.ts';
import { mailItems } from './domain/platform/outbox/index.ts';
import { alarmHook } from './domain/whole-shop/doctor/index.ts';
import type { OutboxKinds } from './domain/shop.ts';
import { MAIL_KINDS } from './mail-kinds.ts';
import { MESSAGE_KINDS } from './message-kinds.ts';

/** Every kind of outbox item. A new kind is defined in its area (`outboxKind`) and added here. */
export const OUTBOX_KINDS: OutboxKinds = new Map(
  [
    mailItems(MAIL_KINDS),
    messageItems(MESSAGE_KINDS),
    codeToMobile,
    testMail,
    codToConfirm,
    failedDeliveryAnswer,
    cancelParcel,
    removeFileBytes,
    removeUploadPieces,
    gatewayRefund,
    refunded,
    stockNoticeToConfirm,
    backInStock,
    priceDrops,
    cartReminder,
    reviewsWanted,
    letterMail,
    testLetter,
    returnPickup,
    alarmHook,
  ].map((kind) => [kind.name, kind]),
);
