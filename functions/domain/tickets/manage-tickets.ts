import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Admin, Staff } from '#contract/calls/actor.ts';
import type { MoveTicket, Ticket } from '#contract/calls/contact.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { TICKET_MOVES } from '#contract/states/ticket.ts';
import type { TicketKind, TicketStatus } from '#contract/states/ticket.ts';
import { tickets } from '../../db/schema/index.ts';
import { requireChange, query, statement } from '../../db/statement.ts';
import type { Params } from '../../db/statement.ts';
import { auditEntry } from '../audit/index.ts';
import { contains, countUpTo, sorted } from '../console-list/index.ts';
import type { ListAnswer, ListQuery } from '../console-list/index.ts';
import type { Shop } from '../shop.ts';

export const TICKET_SORTS = ['id', 'createdAt', 'acknowledgeBy', 'resolveBy', 'status'] as const;
export type TicketSort = (typeof TICKET_SORTS)[number];

export interface TicketFilter {
  ids?: number[] | undefined;
  /** Ticket number, name, e-mail or subject. */
  q?: string | undefined;
  kind?: TicketKind | undefined;
  status?: TicketStatus | undefined;
}

const SORT_COLUMNS: Record<TicketSort, SQL> = {
  id: tickets.id.getSQL(),
  createdAt: tickets.createdAt.getSQL(),
  acknowledgeBy: tickets.acknowledgeUntil.getSQL(),
  resolveBy: tickets.resolveUntil.getSQL(),
  status: tickets.status.getSQL(),
};

const COLUMNS = {
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
};

const ticketById = statement((db, params: Params<{ id: number }>) =>
  db
    .select(COLUMNS)
    .from(tickets)
    .where(eq(tickets.id, sql`${params.id}`)),
);

/** The tickets of the house. */
export async function listTickets(
  shop: Shop,
  _: Staff,
  { filter, sort, offset, limit }: ListQuery<TicketSort, TicketFilter>,
): Promise<ListAnswer<Ticket>> {
  const { ids, q, kind, status } = filter;
  const where =
    and(
      ids === undefined ? undefined : inArray(tickets.id, ids),
      kind === undefined ? undefined : eq(tickets.kind, kind),
      status === undefined ? undefined : eq(tickets.status, status),
      q === undefined || q === ''
        ? undefined
        : sql`(${contains(tickets.number.getSQL(), q)} OR ${contains(tickets.email.getSQL(), q)}
            OR ${contains(tickets.name.getSQL(), q)} OR ${contains(tickets.subject.getSQL(), q)})`,
    ) ?? sql`1`;
  const [rows, total] = await shop.read(
    query((db) =>
      db
        .select(COLUMNS)
        .from(tickets)
        .where(where)
        .orderBy(sorted(SORT_COLUMNS[sort.by], sort.descending), tickets.id)
        .limit(limit)
        .offset(offset),
    ),
    countUpTo(sql`${tickets} WHERE ${where}`),
  );
  return { rows, total };
}

/** @throws NOT_FOUND */
export async function readTicket(shop: Shop, _: Staff, id: number): Promise<Ticket> {
  const [[ticket]] = await shop.read(ticketById({ id }));
  return ticket ?? refuse('NOT_FOUND');
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

/**
 * Acknowledges or settles a ticket; settling says how, and acknowledges what was not yet.
 * @throws NOT_FOUND, STALE_VERSION, TICKET_MOVE_ILLEGAL, TICKET_RESOLUTION_MISSING
 */
export async function moveTicket(shop: Shop, actor: Admin, id: number, move: MoveTicket): Promise<Ticket> {
  const before = await readTicket(shop, actor, id);
  if (move.version !== undefined && move.version !== before.version) refuse('STALE_VERSION', { current: before });
  const { status } = move;
  if (!TICKET_MOVES[before.status].includes(status)) {
    refuse('TICKET_MOVE_ILLEGAL', { params: { from: before.status, to: status } });
  }
  const resolution = status === 'RESOLVED' ? move.resolution || null : null;
  if (status === 'RESOLVED' && resolution === null) refuse('TICKET_RESOLUTION_MISSING');
  const acknowledgedAt = status === 'OPEN' ? null : (before.acknowledgedAt ?? shop.now);
  const resolvedAt = status === 'RESOLVED' ? shop.now : null;
  const after = { status, acknowledgedAt, resolvedAt, resolution };
  await shop.write(
    requireChange(moveRow({ id, version: before.version, ...after, now: shop.now }), 'STALE_VERSION'),
    auditEntry(shop, actor, {
      action: 'ticket moved',
      subject: 'ticket',
      subjectId: id,
      before: { status: before.status },
      after: { status, resolution },
    }),
  );
  return { ...before, ...after, version: before.version + 1 };
}
