import type { Mail, Mailer } from '../domain/outbox/index.ts';
import type { MailService } from '../providers/mail/mail.ts';
import { accountDeleted, deleteAccountCode, deletionWaits } from './account.ts';
import { changeEmailCode, emailChanged, sellerCode, signInCode } from './codes.ts';
import { secondFactorChanged } from './second-factor.ts';
import { newDevice } from './sessions.ts';
import { layOut } from './layout.ts';
import type { MailContent } from './layout.ts';
import { confirmNewsletter } from './newsletter.ts';
import {
  codToConfirm,
  orderCancelled,
  orderNotPaid,
  orderPaidTooLate,
  orderSwitched,
  orderPlaced,
  paymentReturned,
  sellerOrderCancelled,
  sellerOrderPlaced,
  sellerOrderSwitched,
} from './orders.ts';
import { noPassword, passwordChanged, resetPassword } from './passwords.ts';
import { parcelMoved, sellerParcelMoved } from './parcels.ts';
import { paymentFailed, refunded } from './payments.ts';
import { priceDrops } from './price-drops.ts';
import { questionAnswered, questionAsked } from './questions.ts';
import { returnMoved, sellerReturnMoved } from './returns.ts';
import { reviewsWanted } from './reviews.ts';
import { bankChanged, confirmRegistration, feePaperIssued, sellerKnown, sellerMoved } from './sellers.ts';
import { joinCode, staffChanged, staffInvited } from './staff.ts';
import { backInStock, confirmStockNotice } from './stock-notices.ts';
import { ticketArrived, ticketOpened } from './tickets.ts';

/** Writes the shop's mails and hands them to a mail service. Links in them begin with `origin`. */
export function mailerOver(service: MailService, origin: string): Mailer {
  return {
    send: (mail, key) => service.send(layOut(mail.to, write(mail, origin)), key),
  };
}

function write(mail: Mail, origin: string): MailContent {
  switch (mail.name) {
    case 'signInCode':
      return signInCode(mail.code);
    case 'sellerCode':
      return sellerCode(mail.code);
    case 'changeEmailCode':
      return changeEmailCode(mail.code);
    case 'emailChanged':
      return emailChanged(mail.newEmail);
    case 'resetPassword':
      return resetPassword(mail.token, origin);
    case 'noPassword':
      return noPassword(origin);
    case 'passwordChanged':
      return passwordChanged(origin);
    case 'newDevice':
      return newDevice(mail);
    case 'secondFactorChanged':
      return secondFactorChanged(mail);
    case 'deleteAccountCode':
      return deleteAccountCode(mail.code);
    case 'deletionWaits':
      return deletionWaits(mail.waitsFor, origin);
    case 'accountDeleted':
      return accountDeleted(mail.stays);
    case 'staffInvited':
      return staffInvited(mail, origin);
    case 'joinCode':
      return joinCode(mail.code);
    case 'staffChanged':
      return staffChanged(mail, origin);
    case 'confirmRegistration':
      return confirmRegistration(mail, origin);
    case 'sellerKnown':
      return sellerKnown(origin);
    case 'sellerMoved':
      return sellerMoved(mail, origin);
    case 'bankChanged':
      return bankChanged(mail.lastDigits, origin);
    case 'feePaperIssued':
      return feePaperIssued(mail, origin);
    case 'confirmNewsletter':
      return confirmNewsletter(mail.token, origin);
    case 'confirmStockNotice':
      return confirmStockNotice(mail.product, mail.token, origin);
    case 'backInStock':
      return backInStock(mail.product, mail.token, origin);
    case 'orderPlaced':
      return orderPlaced(mail.order, origin);
    case 'sellerOrderPlaced':
      return sellerOrderPlaced(mail.order, mail.sellerName, mail.confirmUntil, origin);
    case 'codToConfirm':
      return codToConfirm(mail.order, mail, origin);
    case 'parcelMoved':
      return parcelMoved(mail.parcel, origin);
    case 'sellerParcelMoved':
      return sellerParcelMoved(mail.parcel, origin);
    case 'paymentFailed':
      return paymentFailed(mail.order, mail.payUntil, origin);
    case 'refunded':
      return refunded(mail.order, mail, origin);
    case 'orderNotPaid':
      return orderNotPaid(mail.order, origin);
    case 'orderSwitched':
      return orderSwitched(mail.order, origin);
    case 'sellerOrderSwitched':
      return sellerOrderSwitched(mail, origin);
    case 'orderPaidTooLate':
      return orderPaidTooLate(mail.order, origin);
    case 'paymentReturned':
      return paymentReturned(mail.order, origin);
    case 'sellerOrderCancelled':
      return sellerOrderCancelled(mail, origin);
    case 'orderCancelled':
      return orderCancelled(mail.order, mail, origin);
    case 'priceDrops':
      return priceDrops(mail, origin);
    case 'reviewsWanted':
      return reviewsWanted(mail, origin);
    case 'questionAsked':
      return questionAsked(mail, origin);
    case 'questionAnswered':
      return questionAnswered(mail, origin);
    case 'returnMoved':
      return returnMoved(mail.back, origin);
    case 'sellerReturnMoved':
      return sellerReturnMoved(mail.back, origin);
    case 'ticketOpened':
      return ticketOpened(mail.ticket);
    case 'ticketArrived':
      return ticketArrived(mail.ticket, mail.from, mail.subject, mail.message);
  }
}
