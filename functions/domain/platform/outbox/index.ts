export { listDead, resendDead } from './dead-items.ts';
export type { DeadItem } from './dead-items.ts';
export { emailOf } from './email-of.ts';
export { madeItem, outboxKind } from './kind.ts';
export type { OutboxItem, OutboxKind } from './kind.ts';
export { mailItems, mailKind, sendingShop } from './mail-kind.ts';
export type { Companion, MailKind } from './mail-kind.ts';
export { otherWords, presentWords } from './mail-words.ts';
export type { PresentWords } from './mail-words.ts';
export { outboxItems, sendAgain } from './manage-outbox.ts';
export { diedSince, outboxFigures } from './figures.ts';
export { sendItems, sendOutbox } from './send-outbox.ts';
export {
  forgetDeadMails,
  isInOutbox,
  outboxItem,
  outboxItemAt,
  outboxItemForLater,
  outboxItemsFrom,
  outboxItemWhere,
} from './statements.ts';
