export { forgetOldTickets } from './forget-old-tickets.ts';
export { listTickets, moveTicket, readTicket, TICKET_SORTS } from './manage-tickets.ts';
export { openTicket, readReceipt } from './open-ticket.ts';
