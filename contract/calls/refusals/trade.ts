import * as messages from '../../messages.ts';
import { COUPON_REASONS } from '../../shop/coupon-words.ts';
import type { CouponReason } from '../../shop/coupon-words.ts';
import { refusal } from './refusal.ts';

/** Returns the refusal with the specification's text, followed by the reason. */
const notValid = <const Reason extends CouponReason>(reason: Reason) =>
  `${messages.COUPON_NOT_VALID} ${COUPON_REASONS[reason]}` as const;

/** Refusals about the way from a cart to the payout. */
export const TRADE_REFUSALS = {
  // Cart
  OUT_OF_STOCK: refusal('conflict', messages.OUT_OF_STOCK),
  QUANTITY_CUT: refusal('conflict', 'Only {available} left, so the quantity was reduced.'),
  SIZE_UNKNOWN: refusal('invalid', messages.SELECT_SIZE_COLOR),
  CART_ITEM_NOT_FOUND: refusal('missing', 'This item is not in your cart.'),
  CART_FULL: refusal('conflict', 'Your cart is full. Please order or remove something first.'),
  NOTICE_IN_STOCK: refusal('conflict', 'This item is in stock.'),
  NOTICES_FULL: refusal('conflict', 'You have too many back-in-stock alerts. Please stop one of them first.'),
  WISHLIST_FULL: refusal('conflict', 'Your wishlist is full. Please remove something first.'),
  SAVED_FULL: refusal('conflict', 'Your saved list is full. Please remove an item first.'),

  // Coupons
  COUPON_NOT_FOUND: refusal('missing', 'Coupon not found'),
  COUPON_CODE_TAKEN: refusal('conflict', 'Another coupon already uses this code.'),
  COUPON_EMPTY_CART: refusal('invalid', messages.COUPON_EMPTY_CART),
  COUPON_NOT_VALID: refusal('invalid', messages.COUPON_NOT_VALID),
  COUPON_NOT_STARTED: refusal('conflict', notValid('COUPON_NOT_STARTED')),
  COUPON_ENDED: refusal('conflict', notValid('COUPON_ENDED')),
  COUPON_USED_UP: refusal('conflict', notValid('COUPON_USED_UP')),
  COUPON_LIMIT_REACHED: refusal('conflict', notValid('COUPON_LIMIT_REACHED')),
  COUPON_MINIMUM_MISSING: refusal('invalid', notValid('COUPON_MINIMUM_MISSING')),
  COUPON_PIECES_MISSING: refusal('invalid', notValid('COUPON_PIECES_MISSING')),
  COUPON_NOT_FOR_CART: refusal('invalid', notValid('COUPON_NOT_FOR_CART')),
  COUPON_LIMIT_BELOW_USES: refusal('conflict', 'This coupon was used more often than that already.'),

  // Bundles
  BUNDLE_NOT_FOUND: refusal('missing', 'Bundle not found'),
  BUNDLE_OF_PLATFORM: refusal(
    'conflict',
    'The marketplace pays for this bundle, so only the marketplace can change it.',
  ),

  // Orders
  CHECKOUT_ADDRESS_MISSING: refusal('invalid', messages.CHECKOUT_ADDRESS_MISSING),
  CHECKOUT_PAYMENT_TYPE_MISSING: refusal('invalid', messages.CHECKOUT_PAYMENT_TYPE_MISSING),
  CHECKOUT_NO_ITEMS: refusal('invalid', messages.CHECKOUT_NO_ITEMS),
  PREPAID_NOT_OFFERED: refusal(
    'invalid',
    'Online payment is not offered at the moment. Please choose cash on delivery.',
  ),
  PREPAID_TOO_SMALL: refusal('invalid', 'Online payment starts at ₹1. Please add something to your cart.'),
  COD_NOT_POSSIBLE: refusal('invalid', '{reason}'),
  GIFT_WRAP_NOT_OFFERED: refusal('invalid', 'Gift wrapping is not offered at the moment.'),
  STATE_NOT_SERVED: refusal('invalid', '{reason}'),
  PIN_NOT_SERVED: refusal('invalid', messages.PIN_NOT_SERVICEABLE),
  CART_CHANGED: refusal('conflict', 'Your cart has changed since you last saw it. Please check it and decide.'),
  PRICE_CHANGED: refusal('conflict', 'The total has changed since you last saw it. Please check it and decide.'),
  STAFF_DISCOUNT_TOO_HIGH: refusal('invalid', 'You may take off at most {most} here: your limit is {percent} percent.'),
  ORDER_TOO_DEAR: refusal('invalid', 'One order can be at most ₹1,00,00,000. Please place it as separate orders.'),
  ORDER_NOT_FOUND: refusal('missing', 'Order not found'),
  FORMER_ORDER_NOT_FOUND: refusal('missing', 'Former order not found'),
  ORDER_ITEM_NOT_FOUND: refusal('missing', messages.ORDER_ITEM_FETCH_FAILED),
  ORDER_MOVED_ON: refusal('conflict', 'This order has changed in the meantime. Please check it again.'),
  CHECKOUT_NO_PAYMENT_LINK: refusal('provider', messages.CHECKOUT_NO_PAYMENT_LINK),
  ORDER_NOT_PAID: refusal('conflict', 'This order is not paid yet.'),
  ORDER_NOT_CONFIRMED: refusal('conflict', 'This order is waiting for the buyer’s confirmation.'),
  CONFIRMATION_LINK_WRONG: refusal('missing', 'This link is not complete. Please open it from the email again.'),
  COD_CONFIRMATION_OVER: refusal('conflict', '{reason}'),
  ORDER_NOT_FINISHED: refusal(
    'conflict',
    'An order can be taken off the list once it is cancelled, or {days} days after its delivery.',
  ),
  ORDER_NOT_CANCELLABLE: refusal('conflict', 'That many items of this order cannot be cancelled any more.'),
  ORDER_NOT_AT_COUNTER: refusal('conflict', 'Only an order that was sold over the counter is handed over here.'),
  CASH_CHANGED: refusal('conflict', 'This cash has changed in the meantime. Please check it again.'),
  ORDER_NOT_TO_PAY: refusal('conflict', 'There is nothing to pay online for this order.'),
  ORDER_NOT_SWITCHABLE: refusal('conflict', '{reason}'),
  ORDER_ALREADY_PAID: refusal('conflict', 'Your payment for this order has arrived, so the order is placed.'),
  ORDER_HOLD_OVER: refusal(
    'conflict',
    'The time to pay for this order is over, and its items are not held any more. Please order again.',
  ),

  // Payments
  PAYMENT_NOT_FOUND: refusal('missing', 'Payment not found'),
  PAYMENT_NOT_VERIFIED: refusal('conflict', messages.PAYMENT_VERIFICATION_FAILED),
  PAYMENT_PROCESS_FAILED: refusal('provider', messages.PAYMENT_PROCESS_FAILED),
  PAYMENT_ORDER_FAILED: refusal('provider', messages.PAYMENT_ORDER_FAILED),
  SIGNATURE_WRONG: refusal('unauthenticated', 'The signature is not right.'),
  ORDER_STATUS_ILLEGAL: refusal('conflict', 'An order that is {from} cannot become {to}.'),
  ORDER_DISPATCHED: refusal('conflict', 'This order was dispatched, so it cannot become {to} any more.'),
  ORDER_STATUS_OF_SELLERS: refusal('conflict', 'Only its sellers change the status of this order.'),
  INVOICE_TOO_EARLY: refusal('conflict', 'The invoice is made as soon as the order is paid.'),
  INVOICE_UNCONFIRMED: refusal('conflict', 'The invoice is made as soon as the order is confirmed.'),
  INVOICE_NEVER_MADE: refusal('missing', 'This order was cancelled before an invoice was made.'),

  // Delivery
  PIN_INVALID: refusal('invalid', messages.ADDRESS_PIN_INVALID),
  PIN_DELIVERABILITY_FAILED: refusal('provider', messages.PIN_DELIVERABILITY_FAILED),
  SERVICEABILITY_FAILED: refusal('provider', messages.SERVICEABILITY_FAILED),
  ESTIMATED_DELIVERY_FAILED: refusal('provider', messages.ESTIMATED_DELIVERY_FAILED),
  COURIERS_FETCH_FAILED: refusal('provider', messages.COURIERS_FETCH_FAILED),

  // Parcels
  SHIPMENT_NOT_FOUND: refusal('missing', 'Parcel not found'),
  CONSIGNMENT_NOT_SAID: refusal('invalid', 'This order has several parcels. Please say which one.'),
  SHIPMENT_NOT_POSSIBLE: refusal('conflict', 'This cannot be done with a parcel that is {status}.'),
  PARCEL_FETCHED: refusal(
    'conflict',
    'The courier has already picked up this parcel, so it cannot be cancelled any more. Nothing was changed.',
  ),
  SHIPMENT_MOVED_ON: refusal('conflict', 'This parcel has changed in the meantime. Please check it again.'),
  CONSIGNMENT_NOT_SPLIT: refusal(
    'conflict',
    'Some items can be sent before the others only until they are confirmed, and at least one must be left.',
  ),
  SHIPMENT_EXISTS: refusal('conflict', 'This part of the order has a parcel already.'),
  AWB_MISSING: refusal('invalid', 'Please give the courier and the AWB of the parcel.'),
  AWB_TAKEN: refusal('conflict', 'Another parcel already has this AWB.'),
  AWB_GIVEN: refusal(
    'conflict',
    'This parcel already goes with {courier}, AWB {awb}. To choose another courier, please cancel the parcel first.',
  ),
  COURIER_NOT_AVAILABLE: refusal('invalid', 'This courier does not take the parcel. Please choose another courier.'),
  PICKUP_DAY_SET: refusal(
    'conflict',
    'The courier picks up this parcel on {day}. To choose another day, please cancel the parcel and book it again.',
  ),
  PICKUP_DAY_PAST: refusal('invalid', 'Please choose today or a later day for the pickup.'),
  SHIPPING_ORDER_FAILED: refusal('provider', messages.SHIPPING_ORDER_FAILED),
  AWB_FAILED: refusal('provider', messages.AWB_FAILED),
  PICKUP_FAILED: refusal('provider', messages.PICKUP_FAILED),
  SHIPPING_CANCEL_FAILED: refusal('provider', messages.SHIPPING_CANCEL_FAILED),
  LABEL_FAILED: refusal('provider', 'The courier gave no label. Please try again.'),
  ORDER_NOT_TRACKED: refusal('missing', 'No order was found for this number and contact. Please check both.'),
  FAILED_DELIVERY_CLOSED: refusal('conflict', 'No failed delivery of this parcel is waiting for an answer.'),
  FAILED_DELIVERY_DAY: refusal('invalid', 'Please choose a day from tomorrow, within {days} days.'),
  PUSH_TOKEN_WRONG: refusal('unauthenticated', 'The token is not right.'),

  // Returns
  RETURN_NOT_FOUND: refusal('missing', 'Return not found'),
  RETURN_NOT_POSSIBLE: refusal('conflict', '{reason}'),
  RETURN_VIDEO_MISSING: refusal('invalid', 'Please add the unboxing video: we need it for damaged and wrong items.'),
  RETURN_SKU_WRONG: refusal('invalid', 'Please choose a size or colour of the same item that does not cost more.'),
  RETURN_EXCHANGE_ONE: refusal('invalid', 'Please exchange one item at a time.'),
  RETURN_MEDIA_UNKNOWN: refusal('invalid', 'One of the files is not there any more. Please add it again.'),
  RETURN_MOVE_ILLEGAL: refusal('conflict', 'A return that is {from} cannot become {to}.'),
  RETURN_NOT_WITHDRAWN: refusal(
    'conflict',
    'This return cannot be withdrawn any more: the items are already on their way.',
  ),
  RETURN_REASON_MISSING: refusal('invalid', 'Please give a reason.'),
  RETURN_CONDITION_MISSING: refusal('invalid', 'Please mark the condition of the items.'),
  RETURN_DESTINATION_MISSING: refusal('conflict', 'The shopper has not given the refund account yet.'),
  RETURN_DESTINATION_FIXED: refusal('conflict', 'The refund of this return is already on its way.'),
  REFUND_NOT_FOUND: refusal('missing', 'Refund not found'),
  REFUND_PAID: refusal('conflict', 'This refund was paid already.'),
  REFUND_DESTINATION_UNREADABLE: refusal(
    'conflict',
    'This refund account cannot be read any more. Please ask the shopper for it by email and pay the refund there.',
  ),

  // Tax
  TAX_RATE_NOT_FOUND: refusal('missing', 'Tax rate not found'),
  TAX_RATE_OVERLAPS: refusal(
    'conflict',
    'Another active rate of this State, HSN code, type and threshold holds on some of these days. Please end it first.',
  ),
  TAX_RATE_UNKNOWN: refusal('invalid', 'This tax rate is not there any more. Please choose another one.'),
  TAX_RATE_MISSING: refusal('invalid', 'No GST rate is valid for this today, so it cannot be sold.'),

  // Rates of fees
  FEE_RATE_NOT_FOUND: refusal('missing', 'Rate not found'),
  FEE_RATE_HAS_BEGUN: refusal('conflict', 'This rate holds already. Please plan another one from tomorrow on.'),
  FEE_RATE_TAKEN: refusal('conflict', 'Another rate is planned from this day on. Please take it back first.'),

  // Payouts and remittances
  PAYOUT_NOT_FOUND: refusal('missing', 'Payout not found'),
  PAYOUT_CHANGED: refusal('conflict', 'What is payable has changed since you looked. Please check the new amounts.'),
  PAYOUT_MOVE_ILLEGAL: refusal('conflict', 'A payout that is {from} cannot become {to}.'),
  PAYOUT_HELD: refusal(
    'conflict',
    'The bank account was changed less than {hours} hours ago. This payout waits until {until}.',
  ),
  PAYOUT_ACCOUNT_UNREADABLE: refusal(
    'conflict',
    'This bank account cannot be read any more. The seller was asked by email to enter it again.',
  ),
  FEE_PAPER_NOT_FOUND: refusal('missing', 'Invoice not found'),
  DOCUMENT_NOT_FOUND: refusal('missing', 'Paper not found'),
  TAX_REPORT_NOT_FILED: refusal(
    'conflict',
    'This seller files no GSTR-1: only sellers with a GSTIN outside the composition scheme do.',
  ),
  TRANSACTION_NOT_FOUND: refusal('missing', 'Transaction not found'),
  REMITTANCE_NOT_FOUND: refusal('missing', 'Remittance not found'),
  REMITTANCE_CHANGED: refusal('conflict', 'Some of these lines came in a moment ago. Please look at the file again.'),
} as const;
