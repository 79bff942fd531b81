import { and, eq, sql } from 'drizzle-orm';
import type { Admin } from '#contract/calls/actor.ts';
import type { MoveTicket, Ticket } from '#contract/calls/contact.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { TICKET_MOVES } from '#contract/states/ticket.ts';
import type { TicketStatus } from '#contract/states/ticket.ts';
import { tickets } from '../../../db/schema/index.ts';
import { statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { changeRow, consoleList, equals, search } from '../../platform/console-list/index.ts';
import type { Shop } from '../../shop.ts';

/** The tickets of the platform. */
export const managedTickets = consoleList({
  id: tickets.id,
  owner: 'platform',
  select: (db) =>
    db
      .select({
        id: tickets.id,
        version: tickets.version,
        ticketNumber: tickets.number,
        kind: tickets.kind,
        status: tickets.status,
        name: tickets.name,
        email: tickets.email,
        subject: tickets.subject,
        message: tickets.message,
        createdAt: tickets.createdAt,
        acknowledgeBy: tickets.acknowledgeUntil,
        resolveBy: tickets.resolveUntil,
        acknowledgedAt: tickets.acknowledgedAt,
        resolvedAt: tickets.resolvedAt,
        resolution: tickets.resolution,
      })
      .from(tickets)
      .$dynamic(),
  counted: sql`${tickets}`,
  sorts: {
    id: tickets.id,
    createdAt: tickets.createdAt,
    acknowledgeBy: tickets.acknowledgeUntil,
    resolveBy: tickets.resolveUntil,
    status: tickets.status,
  },
  filters: { kind: equals(tickets.kind), status: equals(tickets.status) },
  q: [search.in(tickets.number), search.in(tickets.email), search.in(tickets.name), search.in(tickets.subject)],
  row: (ticket): Ticket => ticket,
  missing: 'NOT_FOUND',
});

/**
 * Acknowledges or settles a ticket. Settling needs a resolution and also acknowledges the ticket.
 * @throws NOT_FOUND, STALE_VERSION, TICKET_MOVE_ILLEGAL, TICKET_RESOLUTION_MISSING
 */
export function moveTicket(shop: Shop, admin: Admin, id: number, move: MoveTicket): Promise<Ticket> {
  const { status, version } = move;
  return changeRow(managedTickets, shop, admin, { id, version }, (before) => {
    if (!TICKET_MOVES[before.status].includes(status)) {
      refuse('TICKET_MOVE_ILLEGAL', { params: { from: before.status, to: status } });
    }
    const resolution = status === 'RESOLVED' ? move.resolution || null : null;
    if (status === 'RESOLVED' && resolution === null) refuse('TICKET_RESOLUTION_MISSING');
    const acknowledgedAt = status === 'OPEN' ? null : (before.acknowledgedAt ?? shop.now);
    const resolvedAt = status === 'RESOLVED' ? shop.now : null;
    const after = { status, acknowledgedAt, resolvedAt, resolution };
    return {
      row: moveRow({ id, version: before.version, ...after, now: shop.now }),
      audit: {
        action: 'ticket moved',
        subject: 'ticket',
        before: { status: before.status },
        after: { status, resolution },
      },
    };
  });
}

const moveRow = statement(
  (
    db,
    params: Params<{
      id: number;
      version: number;
      status: TicketStatus;
      acknowledgedAt: number | null;
      resolvedAt: number | null;
      resolution: string | null;
      now: number;
    }>,
  ) =>
    db
      .update(tickets)
      .set({
        status: sql`${params.status}`,
        acknowledgedAt: sql`${params.acknowledgedAt}`,
        resolvedAt: sql`${params.resolvedAt}`,
        resolution: sql`${params.resolution}`,
        updatedAt: sql`${params.now}`,
        version: sql`${tickets.version} + 1`,
      })
      .where(and(eq(tickets.id, sql`${params.id}`), eq(tickets.version, sql`${params.version}`))),
);
