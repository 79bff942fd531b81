export { isFetchedAlready } from './fetched-already.ts';
export { confirmationToken } from './cod-to-confirm.ts';
export { listDead, resendDead } from './dead-items.ts';
export type { DeadItem } from './dead-items.ts';
export type { OutboxItem } from './deliveries.ts';
export type {
  Mail,
  Letter,
  Mailer,
  NoticedProduct,
  OtherWords,
  OrderMail,
  ParcelMail,
  PaymentMail,
  QuestionAnsweredMail,
  QuestionAskedMail,
  ReturnMail,
  TicketMail,
} from './mails.ts';
export { otherWords, presentWords } from './mail-words.ts';
export type { PresentWords } from './mail-words.ts';
export { outboxItems, sendAgain } from './manage-outbox.ts';
export { NO_MAILER } from './no-mailer.ts';
export { noteRefund } from './refunds.ts';
export { sendItems, sendOutbox } from './send-outbox.ts';
export { noticeToken } from './stock-notices.ts';
export { outboxItem, outboxItemForLater, outboxItemWhere } from './statements.ts';
