export { isFetchedAlready } from './fetched-already.ts';
export { confirmationToken } from './cod-to-confirm.ts';
export { listDead, resendDead } from './dead-items.ts';
export type { DeadItem } from './dead-items.ts';
export type { OutboxItem } from './deliveries.ts';
export type {
  Mail,
  Mailer,
  NoticedProduct,
  OrderMail,
  ParcelMail,
  PaymentMail,
  QuestionAnsweredMail,
  QuestionAskedMail,
  ReturnMail,
  TicketMail,
} from './mails.ts';
export { outboxItems, sendAgain } from './manage-outbox.ts';
export { noteRefund } from './refunds.ts';
export { sendItems, sendOutbox } from './send-outbox.ts';
export { noticeToken } from './stock-notices.ts';
export { outboxItem, outboxItemWhere } from './statements.ts';
