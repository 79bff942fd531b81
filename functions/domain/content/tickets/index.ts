export { forgetOldTickets } from './forget-old-tickets.ts';
export { managedTickets, moveTicket } from './manage-tickets.ts';
export { openTicket, readReceipt } from './open-ticket.ts';
export { ticketArrivedMail, ticketOpenedMail } from './mails.ts';
