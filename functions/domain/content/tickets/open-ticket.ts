import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import type { Actor } from '#contract/calls/actor.ts';
import { ticketClocks } from '#contract/shop/care.ts';
import { CONTACT_SECONDS_MIN, TICKETS_PER_HOUR } from '#contract/calls/contact-form.ts';
import type { ContactMessage, TicketReceipt } from '#contract/calls/contact.ts';
import { CONTACT_SENT } from '#contract/messages.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { tickets } from '../../../db/schema/index.ts';
import { insertInto, statement } from '../../../db/statement.ts';
import type { Params } from '../../../db/statement.ts';
import { CLOCKS_DIFFER_MS } from '../../clocks.ts';
import { outboxItem, sendItems } from '../../platform/outbox/index.ts';
import type { OutboxItem } from '../../platform/outbox/index.ts';
import { randomSigns } from '../../random.ts';
import { currentSettings } from '../../platform/settings/index.ts';
import type { Shop } from '../../shop.ts';
import { ticketArrivedMail, ticketOpenedMail } from './mails.ts';

const HOUR = 60 * 60_000;

const insertTicket = insertInto(tickets);

/** Recent tickets from an e-mail address, newest first. */
const recentOf = statement((db, params: Params<{ email: string; since: number; soon: number }>) =>
  db
    .select({
      number: tickets.number,
      kind: tickets.kind,
      subject: tickets.subject,
      message: tickets.message,
      acknowledgeUntil: tickets.acknowledgeUntil,
      resolveUntil: tickets.resolveUntil,
    })
    .from(tickets)
    .where(
      and(
        eq(tickets.email, sql`${params.email}`),
        gt(tickets.createdAt, sql`${params.since}`),
        lte(tickets.createdAt, sql`${params.soon}`),
      ),
    )
    .orderBy(desc(tickets.id))
    .limit(TICKETS_PER_HOUR),
);

/**
 * Stores a contact message as a ticket, and mails its author and the person responsible. The same message from the same
 * e-mail within the hour is the same ticket, so a repeated request sends nothing again. Suspected spam is stored and
 * answered alike, but sends no mail.
 * @throws SENT_TOO_FAST, TOO_MANY_REQUESTS
 */
export async function openTicket(shop: Shop, actor: Actor, written: ContactMessage): Promise<TicketReceipt> {
  const { name, email, kind, subject, message, website, secondsTaken } = written;
  if (secondsTaken !== undefined && secondsTaken < CONTACT_SECONDS_MIN) {
    refuse('SENT_TOO_FAST', { retryAfterSeconds: CONTACT_SECONDS_MIN });
  }
  const [{ policy }, recent] = await shop.read(
    currentSettings(),
    recentOf({ email, since: shop.now - HOUR, soon: shop.now + CLOCKS_DIFFER_MS }),
  );
  const same = recent.find((other) => other.subject === subject && other.message === message && other.kind === kind);
  if (same) return receiptOf(same);
  if (recent.length >= TICKETS_PER_HOUR) refuse('TOO_MANY_REQUESTS', { retryAfterSeconds: HOUR / 1000 });

  const number = `RH-T-${randomSigns(shop.random, 6)}`;
  const clocks = ticketClocks(policy, kind, shop.now);
  const ticket = { number, kind, ...clocks };
  const officer = kind === 'GRIEVANCE' ? policy.grievance.officer.email : policy.care.email;
  const mails: OutboxItem[] =
    website === ''
      ? [
          ticketOpenedMail.item(`ticket-${number}`, email, { ticket }, shop.language),
          ticketArrivedMail.item(`ticket-${number}-care`, officer, {
            ticket,
            from: { name, email },
            subject,
            message,
          }),
        ]
      : [];
  shop.noteResult(number);
  await shop.write(
    insertTicket({
      ...ticket,
      status: website === '' ? 'OPEN' : 'SUSPECT',
      name,
      email,
      subject,
      message,
      userId: actor.userId ?? null,
      createdAt: shop.now,
      updatedAt: shop.now,
    }),
    ...mails.map((mail) => outboxItem(shop, mail)),
  );
  shop.after(() => sendItems(shop, mails));
  return receiptOf(ticket);
}

const ticketByNumber = statement((db, params: Params<{ number: string }>) =>
  db.select().from(tickets).where(eq(tickets.number, params.number)),
);

/** Returns the receipt of an existing ticket. @throws NOT_FOUND */
export async function readReceipt(shop: Shop, number: string): Promise<TicketReceipt> {
  const [[ticket]] = await shop.read(ticketByNumber({ number }));
  return ticket ? receiptOf(ticket) : refuse('NOT_FOUND');
}

function receiptOf({
  number,
  kind,
  acknowledgeUntil,
  resolveUntil,
}: Pick<typeof tickets.$inferSelect, 'number' | 'kind' | 'acknowledgeUntil' | 'resolveUntil'>): TicketReceipt {
  return {
    message: CONTACT_SENT,
    ticketNumber: number,
    kind,
    acknowledgeBy: acknowledgeUntil,
    resolveBy: resolveUntil,
  };
}
