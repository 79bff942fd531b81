export { sendMails, sendOutbox } from './send-outbox.ts';
export type { NewMail } from './send-outbox.ts';
export { outboxMail } from './statements.ts';
export type { Mail, OrderMail, Mailer, TicketMail } from './mails.ts';
