export { sendOutbox, sendOutboxRow } from './send-outbox.ts';
export { outboxLetter } from './statements.ts';
export type { Letter, OrderLetter, Post } from './letters.ts';
