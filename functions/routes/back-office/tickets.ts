import * as z from 'zod/mini';
import { MoveTicket, Ticket } from '#contract/calls/contact.ts';
import { TICKET_KINDS, TICKET_STATUSES } from '#contract/states/ticket.ts';
import { managedTickets, moveTicket } from '../../domain/content/tickets/index.ts';
import { resource } from './simple-rest.ts';

export const managedTicketCalls = resource({
  name: 'tickets',
  row: Ticket,
  rows: managedTickets,
  sortedBy: { by: 'createdAt', descending: true },
  filters: {
    kind: z.enum(TICKET_KINDS),
    status: z.enum(TICKET_STATUSES),
  },
  update: {
    summary: 'Acknowledges or settles a ticket.',
    body: MoveTicket,
    refuses: ['NOT_FOUND', 'TICKET_MOVE_ILLEGAL', 'TICKET_RESOLUTION_MISSING'],
    run: moveTicket,
  },
});
