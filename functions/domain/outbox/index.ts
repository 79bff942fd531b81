export { sendLetters, sendOutbox } from './send-outbox.ts';
export type { NewLetter } from './send-outbox.ts';
export { outboxLetter } from './statements.ts';
export type { Letter, OrderLetter, Post, TicketLetter } from './letters.ts';
