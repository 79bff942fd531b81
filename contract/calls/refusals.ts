import * as messages from '../messages.ts';
import { MOST_SAVED_FILTERS } from '../shop/saved-filters.ts';
import { COUPON_REASONS } from '../shop/coupon-words.ts';
import type { CouponNo, CouponReason } from '../shop/coupon-words.ts';

/**
 * The kind of a refusal. One place, at the edge of the API, maps kinds to HTTP statuses.
 * `missing` is also the answer for a record that belongs to another person.
 */
export type RefusalKind =
  | 'malformed'
  | 'unauthenticated'
  | 'forbidden'
  | 'missing'
  | 'gone'
  | 'conflict'
  | 'tooLarge'
  | 'unsupportedType'
  | 'outOfRange'
  | 'invalid'
  | 'tooMany'
  | 'provider'
  | 'closed'
  | 'unavailable';

const refusal = <Kind extends RefusalKind, const Text extends string>(kind: Kind, text: Text) => ({ kind, text });

/** Returns the refusal with the specification's text, followed by the reason. */
const notValid = <const Reason extends CouponReason>(reason: Reason) =>
  `${messages.COUPON_NOT_VALID} ${COUPON_REASONS[reason]}` as const;

/** Every refusal of the shop: its code on the wire, its kind, and its English text with placeholders as {name}. */
export const REFUSALS = {
  // Any call
  BODY_NOT_JSON: refusal('malformed', 'The request body is not valid JSON.'),
  BODY_TOO_DEEP: refusal('malformed', 'The request body is nested too deeply.'),
  BODY_TOO_LARGE: refusal('tooLarge', 'The request body is too large.'),
  BODY_TYPE: refusal('unsupportedType', 'Please send JSON (content type application/json).'),
  QUERY_INVALID: refusal('malformed', 'The request has a parameter that is not understood.'),
  FIELDS_INVALID: refusal('invalid', 'Please check the marked fields.'),
  NOT_FOUND: refusal('missing', 'Not found'),
  METHOD_NOT_ALLOWED: refusal('missing', 'Not found'),
  TOO_MANY_REQUESTS: refusal('tooMany', 'Too many requests. Please try again in a little while.'),
  SAVED_FILTER_NOT_FOUND: refusal('missing', 'Saved filter not found'),
  SAVED_FILTERS_FULL: refusal('conflict', `No more than ${MOST_SAVED_FILTERS} can be saved.`),
  STALE_VERSION: refusal(
    'conflict',
    'Someone else changed this in the meantime. Please check the new details and decide.',
  ),
  IDEMPOTENCY_KEY_INVALID: refusal('invalid', 'The Idempotency-Key must be 1 to 200 visible characters.'),
  IDEMPOTENCY_KEY_REUSED: refusal('invalid', 'This Idempotency-Key was already used for another request.'),
  DATABASE_UNAVAILABLE: refusal('unavailable', 'The shop is not available at the moment. Please try again shortly.'),
  SHOP_CLOSED: refusal('closed', 'The shop is not open yet. Please come back in a few days.'),
  SHOP_INCOMPLETE: refusal('conflict', 'The shop cannot open yet: the set-up list says what is missing.'),
  COMPANY_INCOMPLETE: refusal('conflict', "The company's {fact} is missing: an owner enters it in the settings."),
  FILES_UNAVAILABLE: refusal('unavailable', 'Files are not available at the moment. Please try again shortly.'),
  PAPERS_BUSY: refusal(
    'unavailable',
    'Too many invoices are being prepared at the moment. Please try again in a few seconds.',
  ),
  DOWNLOADS_OF_NETWORK: refusal(
    'tooMany',
    'Too many large files are being downloaded at once. Please let one finish, then try again.',
  ),
  DOWNLOADS_TOO_MANY: refusal(
    'unavailable',
    'Too many large files are being downloaded at the moment. Please try again in a few seconds.',
  ),
  SENDING_OF_NETWORK: refusal(
    'tooMany',
    'Too many large files are being sent at once. Please let one finish, then try again.',
  ),
  SENDING_TOO_MANY: refusal(
    'unavailable',
    'Too many large files are being sent at the moment. Please try again in a few seconds.',
  ),
  BODY_BROKEN_OFF: refusal('malformed', 'The request ended before its body was complete. Please send it again.'),
  RANGE_OUTSIDE: refusal('outOfRange', 'This file has no such part.'),
  PICTURES_BUSY: refusal(
    'unavailable',
    'Too many pictures are being prepared at the moment. Please try again in a few seconds.',
  ),

  // Sign-in and sessions
  SESSION_EXPIRED: refusal('unauthenticated', messages.SESSION_EXPIRED),
  NOT_PERMITTED: refusal('forbidden', 'You are not permitted to do this.'),
  ACCOUNT_BLOCKED: refusal(
    'forbidden',
    'This account cannot place orders at the moment. Please write to customer care.',
  ),
  CUSTOMER_NOT_FOUND: refusal('missing', 'Customer not found'),
  SELLER_NOT_ACTIVE: refusal(
    'forbidden',
    'Your seller account is not active, so it cannot sell, change products or invite people yet.',
  ),
  CODE_RESEND_LOCKED: refusal('tooMany', 'Please wait {seconds} seconds before asking for another OTP.'),
  CODE_TOO_MANY: refusal('tooMany', 'Too many OTPs were requested for this email. Please try again later.'),
  CODE_WRONG: refusal('unauthenticated', 'The OTP is not right. Please check it and try again.'),
  CODE_VOID: refusal('unauthenticated', 'This OTP can no longer be used. Please ask for a new one.'),
  CODE_TRIES_USED_UP: refusal('tooMany', 'Too many wrong OTPs. Please ask for a new one.'),
  ACCOUNT_MISSING: refusal('missing', 'No account with this email. Please sign up.'),
  SELLER_ACCOUNT_MISSING: refusal('missing', 'No seller account with this email. Please register.'),
  PASSWORD_WRONG: refusal('unauthenticated', 'The email or the password is not right.'),
  PASSWORD_TOO_MANY: refusal('tooMany', 'Too many wrong passwords. Please sign in with an OTP, or try again later.'),
  RESET_LINK_WRONG: refusal('unauthenticated', 'This link is not right. Please ask for a new one.'),
  RESET_LINK_USED: refusal('gone', 'This link was used already. Please ask for a new one.'),
  RESET_LINK_EXPIRED: refusal('gone', 'This link is too old. Please ask for a new one.'),
  GOOGLE_FAILED: refusal('unauthenticated', messages.GOOGLE_AUTH_FAILED),
  GOOGLE_UNREACHABLE: refusal('provider', messages.GOOGLE_AUTH_FAILED),
  GOOGLE_NEEDS_OTP: refusal(
    'conflict',
    'Please confirm {email} with an OTP once. After that, Google signs you in to this account.',
  ),
  EMAIL_TAKEN: refusal('conflict', 'Another account uses this email.'),
  SECOND_FACTOR_NEEDED: refusal('forbidden', 'Please type the code of your authenticator app.'),
  SECOND_FACTOR_MISSING: refusal(
    'forbidden',
    'Please set up your second factor first. You need it to see or change anything here.',
  ),
  SECOND_FACTOR_WRONG: refusal(
    'invalid',
    'This code is not right, or was used already. Please type the next one your app shows.',
  ),
  SECOND_FACTOR_TOO_MANY: refusal('tooMany', 'Too many wrong codes. Please try again in a quarter of an hour.'),
  SECOND_FACTOR_UNREADABLE: refusal(
    'conflict',
    'The shop cannot read your authenticator app’s secret any more. Please use a passkey or a recovery code. If you have none that works, ask the operator of the server to run “npm run admin -- reset-factor {email}”. Then sign in with a mailed code and set up the app again.',
  ),
  SECOND_FACTOR_NOT_SET_UP: refusal('conflict', 'Your second factor is not set up yet.'),
  PASSKEY_WRONG: refusal('invalid', 'This passkey was not accepted. Please try again.'),
  PASSKEY_TOO_MANY: refusal('conflict', 'You have {count} passkeys already. Please remove one of them first.'),
  SELLER_NOT_FOUND: refusal('missing', 'Seller not found'),
  GSTIN_TAKEN: refusal('conflict', 'A seller with this GSTIN is registered already. Please sign in, or write to us.'),
  REGISTRATION_LINK_WRONG: refusal('unauthenticated', 'This link is not right. Please open it from the email again.'),
  REGISTRATION_LINK_USED: refusal('gone', 'This link was used already. Please sign in.'),
  REGISTRATION_LINK_EXPIRED: refusal('gone', 'This link is too old. Please register again.'),
  REGISTRATION_PASSWORD_WRONG: refusal('invalid', 'This is not the password you chose when you registered.'),
  SELLER_MOVE_ILLEGAL: refusal('conflict', 'A seller that is {from} cannot become {to}.'),
  SELLER_EMAIL_UNPROVEN: refusal('conflict', 'This seller has not confirmed the email yet.'),
  SELLER_HAS_ORDERS: refusal('conflict', 'This seller has orders that are not finished yet.'),

  // Staff
  STAFF_NOT_FOUND: refusal('missing', 'Member not found'),
  STAFF_LAST_OWNER: refusal('conflict', 'This is the only owner. Please make somebody else an owner first.'),
  STAFF_IS_MEMBER: refusal('conflict', 'This email works here already.'),
  STAFF_IS_YOU: refusal('conflict', 'This is your own email.'),
  STAFF_INVITED_ALREADY: refusal('conflict', 'This email is invited already. Please send that invitation again.'),
  STAFF_INVITATIONS_TOO_MANY: refusal('tooMany', 'You have sent many invitations. Please try again tomorrow.'),
  INVITATION_NOT_FOUND: refusal('missing', 'Invitation not found'),
  INVITATION_LINK_WRONG: refusal('unauthenticated', 'This link is not right. Please open it from the newest email.'),
  INVITATION_LINK_USED: refusal('gone', 'This invitation was accepted already. Please sign in.'),
  INVITATION_LINK_WITHDRAWN: refusal('gone', 'This invitation was withdrawn.'),
  INVITATION_LINK_EXPIRED: refusal('gone', 'This invitation is too old. Please ask for a new one.'),
  INVITATION_SENDER_LEFT: refusal(
    'gone',
    'This invitation has ended: the person who sent it can no longer invite people. Please ask for a new one.',
  ),
  INVITATION_BUSINESS_NOT_ACTIVE: refusal(
    'gone',
    'This business is not active here at the moment, so nobody can join it.',
  ),
  WORKS_FOR_ANOTHER_SELLER: refusal(
    'conflict',
    'This email works for another seller already. Please ask to be invited at another email.',
  ),

  // Deleting an account
  ACCOUNT_SELLS: refusal(
    'conflict',
    'This account sells here. Please write to us to close your seller account first; then it can be deleted.',
  ),
  ACCOUNT_OF_STAFF: refusal('conflict', 'This account works for the shop. Please ask an admin to end that first.'),
  DELETION_NOT_ASKED: refusal('missing', 'Your account is not waiting to be deleted.'),
  DELETION_OVER: refusal(
    'conflict',
    'There is something new in this account, such as an order. Please check it first.',
  ),

  // Messages and complaints
  SENT_TOO_FAST: refusal('tooMany', 'That was very quick. Please check your message and send it again.'),
  TICKET_MOVE_ILLEGAL: refusal('conflict', 'A ticket that is {from} cannot become {to}.'),
  TICKET_RESOLUTION_MISSING: refusal('invalid', 'Please say how it was settled.'),

  // Catalogue
  PRODUCT_NOT_FOUND: refusal('missing', messages.PRODUCT_NOT_FOUND),
  SKU_NOT_FOUND: refusal('missing', 'SKU not found'),
  CATEGORY_NOT_FOUND: refusal('missing', 'Category not found'),
  CATEGORY_CODE_TAKEN: refusal('conflict', 'Another category already uses this code.'),
  CATEGORY_OF_HOUSE: refusal(
    'forbidden',
    'Only the shop can change this category. You can change a category you proposed until it is accepted.',
  ),
  CATEGORY_IN_USE: refusal(
    'conflict',
    'This category still holds products or other categories. Please move them to another category first.',
  ),
  CATEGORY_PLACE_WRONG: refusal('invalid', 'A category cannot lie below itself, nor deeper than {levels} levels.'),
  SEO_URL_TAKEN: refusal('conflict', 'Another page already uses this address.'),
  SEO_URL_INVALID: refusal('invalid', 'Please use 3 to 120 small letters, digits and single hyphens.'),
  SKU_CODE_TAKEN: refusal('conflict', 'Another SKU already uses this code.'),
  PRICE_ABOVE_MRP: refusal('invalid', 'The selling price cannot be above the MRP.'),

  // Reviews
  REVIEW_ALREADY_SUBMITTED: refusal('conflict', messages.REVIEW_ALREADY_SUBMITTED),
  REVIEW_NOT_FOUND: refusal('missing', 'Review not found'),
  REVIEW_IS_OWN: refusal('conflict', 'Your own review counts as it is; others may mark it as helpful.'),
  REVIEW_REPLIES_FULL: refusal('conflict', 'No more replies can be added to this review.'),
  REVIEW_PHOTO_UNKNOWN: refusal('invalid', 'One of the photos is not there any more. Please add it again.'),
  REVIEW_PHOTO_TOO_LARGE: refusal('tooLarge', 'A photo can have at most {megabytes} MB.'),

  // Questions
  QUESTION_NOT_FOUND: refusal('missing', 'Question not found'),
  QUESTIONS_TOO_MANY: refusal('tooMany', 'You have reached the limit for one day. Please come back tomorrow.'),
  SAID_ALREADY: refusal('conflict', 'You have written this already.'),
  ANSWER_NEEDS_PURCHASE: refusal('forbidden', 'Only a buyer, after delivery, the seller and the shop can answer.'),
  ANSWERS_FULL: refusal('conflict', 'No more answers can be added to this question.'),

  // Blog
  POST_NOT_FOUND: refusal('missing', 'Post not found'),

  // Data of people
  DATA_REQUEST_NOT_FOUND: refusal('missing', 'Request not found'),
  DATA_REQUEST_SETTLED: refusal('conflict', 'Nobody has to settle this request.'),

  // Newsletter
  SUBSCRIBER_NOT_FOUND: refusal('missing', 'Subscriber not found'),
  SUBSCRIBER_LEFT: refusal('conflict', 'This subscriber has left already.'),

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

  // Stock
  NOT_ENOUGH_STOCK: refusal('conflict', 'Fewer pieces than that are available; the others are reserved.'),
  STOCK_NOT_FOUND: refusal('missing', 'Inventory item not found'),
  STOCK_KEPT_ALREADY: refusal('conflict', 'The stock of this SKU is kept already. Please change it instead.'),
  STOCK_HELD_BY_ORDERS: refusal('conflict', 'Orders hold {count} pieces of this SKU, so fewer cannot be reserved.'),
  STOCK_STILL_HELD: refusal('conflict', 'Orders hold pieces of this SKU, so its stock must be kept.'),
  HOLD_TOO_SMALL: refusal('conflict', 'Fewer pieces than that are held by hand.'),
  STOCK_TOO_LARGE: refusal('invalid', 'A stock of more than 10,00,000 pieces is not possible.'),

  // Addresses
  ADDRESS_NOT_FOUND: refusal('missing', 'Address not found'),
  ADDRESS_LIMIT: refusal('conflict', 'You have 20 addresses already. Please delete one first.'),

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
  ORDER_TOO_DEAR: refusal('invalid', 'One order can be at most ₹1,00,00,000. Please place it as separate orders.'),
  ORDER_NOT_FOUND: refusal('missing', 'Order not found'),
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
  ORDER_NOT_TO_PAY: refusal('conflict', 'There is nothing to pay online for this order.'),
  ORDER_NOT_SWITCHABLE: refusal('conflict', '{reason}'),
  ORDER_ALREADY_PAID: refusal('conflict', 'Your payment for this order has arrived, so the order is placed.'),
  ORDER_HOLD_OVER: refusal(
    'conflict',
    'The time to pay for this order is over, and its items are not held any more. Please order again.',
  ),

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

  // Imports
  IMPORT_NOT_FOUND: refusal('missing', 'Import not found'),
  IMPORT_NOT_WHOLE: refusal('conflict', 'The file has not come in as a whole yet. Please choose it again to go on.'),
  IMPORT_NOT_CHECKED: refusal('conflict', 'The file is not checked yet.'),
  IMPORT_HAS_FAULTS: refusal('conflict', 'Nothing is imported until every row of the file is right.'),
  IMPORT_ROW_TWICE: refusal('conflict', 'Two rows of this file are about the same. Please keep one of them.'),
  IMPORT_OVERTAKEN: refusal(
    'conflict',
    'Someone else changed some of this in the meantime. Nothing was imported: please check the file again.',
  ),

  // Files
  FILE_TYPE_WRONG: refusal('unsupportedType', messages.FILES_TYPE_NOT_ALLOWED),
  FILE_KIND_WRONG: refusal('unsupportedType', `${messages.FILES_TYPE_NOT_ALLOWED}. {reason}.`),
  PICTURE_TOO_MANY_PIXELS: refusal(
    'tooLarge',
    'This picture has {megapixels} megapixels; at most {most} are taken. Please save it smaller.',
  ),
  PICTURE_UNFIT: refusal(
    'invalid',
    '{which} cannot be shown here: each side needs at least {least} pixels, and the longer side at most {ratio} times the shorter one. Please choose another one.',
  ),
  GIF_TOO_MANY_PIXELS: refusal(
    'tooLarge',
    'The frames of this GIF have {megapixels} megapixels together; at most {most} are taken. Please send a shorter one, or a video.',
  ),
  FILE_TOO_LARGE: refusal('tooLarge', 'A photo can have at most {picture} MB, a video {film} MB.'),
  FILE_BROKEN: refusal('invalid', 'This file cannot be read. Please choose another one.'),
  FILE_LOCKED: refusal('invalid', 'This document asks for a password. Please send one that opens without.'),
  SELLER_FILE_TOO_LARGE: refusal('tooLarge', 'A file can have at most {megabytes} MB.'),
  DOCUMENT_TOO_LARGE: refusal('tooLarge', 'A document can have at most {megabytes} MB.'),
  DOCUMENT_HAS_MACROS: refusal('invalid', 'This document has macros. Please save it without them and send it again.'),
  FILE_NOT_FOUND: refusal('missing', 'File not found'),
  FILE_IN_USE: refusal('conflict', 'This file is in use: {places}. Please remove it there first.'),
  FILE_OF_ITS_PLACE: refusal('conflict', 'This file goes with a return, a review or a business. It is changed there.'),
  FILE_NO_FILM: refusal('conflict', 'Only a film has a still picture.'),
  FILE_NO_PICTURE: refusal('conflict', 'Only a picture can be replaced by a picture.'),
  FILE_REPLACEMENT_MISSING: refusal('invalid', messages.FILE_REPLACEMENT_MISSING),
  FILES_NONE_SELECTED: refusal('invalid', messages.FILES_NONE_SELECTED),
  FILES_NONE_FOR_DELETION: refusal('invalid', messages.FILES_NONE_FOR_DELETION),
  FILES_NONE_FOR_DOWNLOAD: refusal('invalid', messages.FILES_NONE_FOR_DOWNLOAD),
  FILES_TOO_MANY: refusal('invalid', messages.FILES_MAX_SELECT),
  FILE_UNKNOWN: refusal('invalid', 'One of the files is not there any more. Please choose it again.'),
  UPLOAD_NOT_FOUND: refusal('missing', 'This upload is not there any more. Please choose the file again.'),
  UPLOADS_TOO_MANY: refusal(
    'tooMany',
    'Many files you began to send did not come in whole. Please go on with one of them, or let one go.',
  ),
  FILE_TOO_MANY: refusal('tooMany', 'You have sent in many files today. Please try again tomorrow.'),

  WEIGHT_DISPUTE_NOT_FOUND: refusal('missing', 'Weight dispute not found'),
  WEIGHT_DISPUTE_TOO_EARLY: refusal(
    'conflict',
    'Only a parcel that a courier has fetched can be charged for its weight.',
  ),
  WEIGHT_DISPUTE_OPEN: refusal('conflict', 'There is an open weight dispute about this parcel already.'),
  WEIGHT_DISPUTE_ENDED: refusal('conflict', 'This weight dispute has ended.'),

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
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export interface RefusalDetails {
  /** Values for the text's placeholders, also sent as data for clients with their own texts. */
  params?: Record<string, string | number>;
  /** A message for each invalid field. */
  fields?: Record<string, string>;
  /** The current state for the caller, such as a changed row or a new cart. Encoded as it is. */
  current?: unknown;
  /** Seconds until the caller may retry. */
  retryAfterSeconds?: number;
}

/** An expected error with a text and without effect. Any other thrown error is a fault. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    // Clients show one text: with several invalid fields, that of the first is the most specific.
    const [ofField] = Object.values(details.fields ?? {});
    super(ofField ?? messages.fill<string>(REFUSALS[code].text, details.params ?? {}));
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }

  get kind(): RefusalKind {
    return REFUSALS[this.code].kind;
  }
}

type HolesOf<Code extends RefusalCode> = messages.HolesIn<(typeof REFUSALS)[Code]['text']>;

/**
 * The details of a refusal as an argument. They are optional if its text has no placeholders; otherwise they contain
 * their values.
 */
export type DetailsOf<Code extends RefusalCode> = [HolesOf<Code>] extends [never]
  ? [details?: RefusalDetails]
  : [details: RefusalDetails & { params: messages.Filling<(typeof REFUSALS)[Code]['text']> }];

/** Throws the refusal with the reason why a coupon gives no discount. */
export function refuseCoupon({ reason, params }: CouponNo): never {
  throw new Refusal(reason, params && { params });
}

/** Codes whose texts have no placeholders. */
export type PlainRefusalCode = { [Code in RefusalCode]: [HolesOf<Code>] extends [never] ? Code : never }[RefusalCode];

/** Throws a refusal. A text with placeholders does not compile without values for them. */
export function refuse<Code extends RefusalCode>(code: Code, ...[details]: DetailsOf<Code>): never {
  throw new Refusal(code, details);
}
