/**
 * The status of a back-in-stock notice: PENDING until the e-mail is confirmed (double opt-in), WAITING for stock, TOLD
 * once the mail is in the outbox, STOPPED by the link in a mail.
 */
export const STOCK_NOTICE_STATUSES = ['PENDING', 'WAITING', 'TOLD', 'STOPPED'] as const;
