export { forgetOldTickets } from './forget-old-tickets.ts';
export { listTickets, moveTicket, readTicket, TICKET_SORTS } from './manage-tickets.ts';
export { openTicket } from './open-ticket.ts';
