export { listDead, resendDead } from './dead-items.ts';
export type { DeadItem } from './dead-items.ts';
export { outboxKind } from './kind.ts';
export type { OutboxItem, OutboxKind } from './kind.ts';
export { mail, mailItem, sendMail } from './mail.ts';
export { OrderMail } from './mails.ts';
export type {
  Mail,
  Letter,
  Mailer,
  NoticedProduct,
  OtherWords,
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
export { sendItems, sendOutbox } from './send-outbox.ts';
export {
  forgetDeadMails,
  isInOutbox,
  outboxItem,
  outboxItemForLater,
  outboxItemsFrom,
  outboxItemWhere,
} from './statements.ts';
