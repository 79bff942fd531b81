import { cartReminderMessage } from './domain/buying/checkouts/index.ts';
import { backInStockMessage } from './domain/buying/stock-notices/index.ts';
import { priceDropMessage } from './domain/buying/wishlist/index.ts';
import { sellerPayoutMessage } from './domain/money/payouts/index.ts';
import {
  codToConfirmMessage,
  orderPaidMessage,
  orderPlacedMessage,
  parcelDeliveredMessage,
  parcelFailedMessage,
  parcelShippedMessage,
  parcelTodayCashMessage,
  parcelTodayMessage,
  sellerOrderMessage,
} from './domain/orders/orders/index.ts';
import { refundSentMessage } from './domain/orders/refunds/index.ts';
import {
  returnApprovedMessage,
  returnPaidMessage,
  returnReceivedMessage,
  returnRejectedMessage,
} from './domain/orders/returns/index.ts';
import { sellerPickupMessage } from './domain/orders/shipping/index.ts';
import { codeMessage } from './domain/platform/messages/index.ts';
import type { MessageKind } from './domain/platform/messages/index.ts';

/**
 * Every message by WhatsApp and SMS, in the order of the console. A new message is defined in its area (`messageKind`)
 * and added here.
 */
export const MESSAGE_KINDS: readonly MessageKind[] = [
  orderPlacedMessage,
  orderPaidMessage,
  codToConfirmMessage,
  parcelShippedMessage,
  parcelTodayMessage,
  parcelTodayCashMessage,
  parcelFailedMessage,
  parcelDeliveredMessage,
  returnApprovedMessage,
  returnRejectedMessage,
  returnReceivedMessage,
  returnPaidMessage,
  refundSentMessage,
  backInStockMessage,
  priceDropMessage,
  cartReminderMessage,
  codeMessage,
  sellerOrderMessage,
  sellerPickupMessage,
  sellerPayoutMessage,
];
