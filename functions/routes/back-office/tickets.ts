import * as z from 'zod/mini';
import { MoveTicket, Ticket } from '#contract/calls/contact.ts';
import { TICKET_KINDS, TICKET_STATUSES } from '#contract/states/ticket.ts';
import { listTickets, moveTicket, readTicket, TICKET_SORTS } from '../../domain/tickets/index.ts';
import { resource } from './simple-rest.ts';

export const managedTicketCalls = resource({
  name: 'tickets',
  row: Ticket,
  sorts: TICKET_SORTS,
  sortedBy: { by: 'createdAt', descending: true },
  filters: {
    kind: z.optional(z.enum(TICKET_KINDS)),
    status: z.optional(z.enum(TICKET_STATUSES)),
  },
  list: listTickets,
  one: readTicket,
  update: {
    summary: 'Acknowledges or settles a ticket.',
    body: MoveTicket,
    run: moveTicket,
  },
});
