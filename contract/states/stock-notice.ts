/**
 * A wish to be told that something is back: PENDING until the e-mail said its second yes, WAITING for the stock, TOLD
 * once the mail is on its way, STOPPED by the link in a mail.
 */
export const STOCK_NOTICE_STATUSES = ['PENDING', 'WAITING', 'TOLD', 'STOPPED'] as const;
