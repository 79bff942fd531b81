import {
  changeEmailCodeMail,
  deleteAccountCodeMail,
  joinCodeMail,
  mobileConfirmedMail,
  mobileTakenOverMail,
  newDeviceMail,
  noPasswordMail,
  passwordChangedMail,
  resetPasswordMail,
  secondFactorChangedMail,
  sellerCodeMail,
  signedInByMobileMail,
  signInCodeMail,
} from './domain/accounts/auth/index.ts';
import { staffChangedMail, staffInvitedMail, staffJoinedMail } from './domain/accounts/staff/index.ts';
import { emailChangedMail } from './domain/accounts/users/index.ts';
import { cartReminderMail } from './domain/buying/checkouts/index.ts';
import { backInStockMail, confirmStockNoticeMail } from './domain/buying/stock-notices/index.ts';
import { priceDropsMail } from './domain/buying/wishlist/index.ts';
import { confirmNewsletterMail } from './domain/content/newsletter/index.ts';
import { questionAnsweredMail, questionAskedMail } from './domain/content/questions/index.ts';
import { reviewsWantedMail } from './domain/content/reviews/index.ts';
import { ticketArrivedMail, ticketOpenedMail } from './domain/content/tickets/index.ts';
import { feePaperIssuedMail } from './domain/money/fee-papers/index.ts';
import {
  codToConfirmMail,
  orderCancelledMail,
  orderNotPaidMail,
  orderPaidTooLateMail,
  orderPlacedMail,
  orderSwitchedMail,
  parcelMovedMail,
  paymentFailedMail,
  paymentReturnedMail,
  sellerOrderCancelledMail,
  sellerOrderPlacedMail,
  sellerOrderSwitchedMail,
  sellerParcelMovedMail,
} from './domain/orders/orders/index.ts';
import { refundedMail } from './domain/orders/refunds/index.ts';
import { returnMovedMail, sellerReturnMovedMail } from './domain/orders/returns/index.ts';
import { confirmRegistrationMail, sellerEnteredMail, sellerKnownMail } from './domain/sellers/registration/index.ts';
import { bankChangedMail, bankUnreadableMail, sellerMovedMail } from './domain/sellers/sellers/index.ts';
import { alarmMail } from './domain/whole-shop/doctor/index.ts';
import { accountDeletedMail, deletionWaitsMail } from './domain/whole-shop/privacy/index.ts';
import { messageByMail } from './domain/platform/messages/index.ts';
import type { MailKind } from './domain/platform/outbox/index.ts';
import type { MailTemplate } from './mails/mail-template.ts';

/**
 * Every mail of the shop, in the order of the settings: for shoppers, sellers, staff, and the platform. A new mail is
 * defined in its area (`mailKind`) and added here.
 */
export const MAIL_KINDS: readonly MailKind<object>[] = [
  orderPlacedMail,
  codToConfirmMail,
  orderSwitchedMail,
  orderNotPaidMail,
  orderPaidTooLateMail,
  orderCancelledMail,
  paymentFailedMail,
  paymentReturnedMail,
  refundedMail,
  parcelMovedMail,
  returnMovedMail,
  reviewsWantedMail,
  questionAskedMail,
  questionAnsweredMail,
  priceDropsMail,
  cartReminderMail,
  confirmStockNoticeMail,
  backInStockMail,
  confirmNewsletterMail,
  signInCodeMail,
  sellerCodeMail,
  changeEmailCodeMail,
  emailChangedMail,
  mobileConfirmedMail,
  mobileTakenOverMail,
  signedInByMobileMail,
  deleteAccountCodeMail,
  deletionWaitsMail,
  accountDeletedMail,
  sellerOrderPlacedMail,
  sellerOrderSwitchedMail,
  sellerOrderCancelledMail,
  sellerParcelMovedMail,
  sellerReturnMovedMail,
  confirmRegistrationMail,
  sellerKnownMail,
  sellerEnteredMail,
  sellerMovedMail,
  bankChangedMail,
  bankUnreadableMail,
  feePaperIssuedMail,
  messageByMail,
  resetPasswordMail,
  noPasswordMail,
  passwordChangedMail,
  staffInvitedMail,
  joinCodeMail,
  staffJoinedMail,
  staffChangedMail,
  newDeviceMail,
  secondFactorChangedMail,
  ticketOpenedMail,
  ticketArrivedMail,
  alarmMail,
];

/** Every template, in the order of the settings. */
export const MAIL_TEMPLATES: readonly MailTemplate[] = MAIL_KINDS.flatMap(({ templates }) => templates);
