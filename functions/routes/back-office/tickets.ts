import * as z from 'zod/mini';
import { MoveTicket, Ticket } from '#contract/calls/contact.ts';
import { TICKET_KINDS, TICKET_STATUSES } from '#contract/states/ticket.ts';
import { listTickets, moveTicket, readTicket, TICKET_SORTS } from '../../domain/tickets/index.ts';
import { IdParam } from '../../http/call.ts';
import { call } from '../call.ts';
import { readCalls } from './simple-rest.ts';

export const managedTicketCalls = [
  ...readCalls({
    name: 'tickets',
    who: ['admin'],
    may: 'tickets.read',
    row: Ticket,
    sorts: TICKET_SORTS,
    sortedBy: { by: 'createdAt', descending: true },
    filters: {
      q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      kind: z.optional(z.enum(TICKET_KINDS)),
      status: z.optional(z.enum(TICKET_STATUSES)),
    },
    list: listTickets,
    one: readTicket,
  }),
  call({
    method: 'PUT',
    path: '/api/admin/tickets/:id{[0-9]+}',
    summary: 'Acknowledges or settles a ticket.',
    who: ['admin'],
    may: 'tickets.write',
    limit: 'write',
    params: z.object({ id: IdParam }),
    body: MoveTicket,
    answer: Ticket,
    current: Ticket,
    run: (shop, admin, { params, body }) => moveTicket(shop, admin, params.id, body),
  }),
];
