export { listDead, resendDead } from './dead-items.ts';
export type { DeadItem } from './dead-items.ts';
export type { OutboxItem } from './deliveries.ts';
export type { Mail, OrderMail, Mailer, ParcelMail, TicketMail } from './mails.ts';
export { sendItems, sendOutbox } from './send-outbox.ts';
export { outboxItem, outboxItemWhere } from './statements.ts';
