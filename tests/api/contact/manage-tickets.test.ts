import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Ticket, TicketReceipt } from '#contract/calls/contact.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const admin = shop.admin();

async function opened(name: string, changes: object = {}): Promise<{ id: number; number: string }> {
  const message = { name, email: shop.emailOf(name), subject: `About ${name}`, message: 'Hello.', ...changes };
  const { ticketNumber } = (await shop.visitor().post('/api/contact', message)).as(TicketReceipt);
  const { id } = shop.row('SELECT id FROM tickets WHERE number = ?', ticketNumber);
  return { id: Number(id), number: ticketNumber };
}
const move = (id: number, body: object, by: Persona = admin) => by.put(`/api/admin/tickets/${id}`, body);

describe('the house', () => {
  test('lists, finds and reads tickets', async () => {
    const { id, number } = await opened('finder', { kind: 'GRIEVANCE' });
    const list = await admin.get(`/api/admin/tickets?filter=${encodeURIComponent(JSON.stringify({ q: number }))}`);
    expect(list.headers.get('content-range')).toBe('tickets 0-0/1');
    const [ticket] = list.as(z.array(Ticket));
    expect(ticket).toMatchObject({ id, ticketNumber: number, kind: 'GRIEVANCE', status: 'OPEN', resolvedAt: null });
    expect((await admin.get(`/api/admin/tickets/${id}`)).as(Ticket)).toEqual(ticket);
  });

  test('acknowledges, then settles with words, and the audit knows it', async () => {
    const { id } = await opened('settled');
    const acknowledged = (await move(id, { status: 'ACKNOWLEDGED' })).as(Ticket);
    expect(acknowledged.acknowledgedAt).not.toBeNull();
    expect(await move(id, { status: 'RESOLVED' })).toRefuse(422, 'TICKET_RESOLUTION_MISSING');
    const resolved = (await move(id, { status: 'RESOLVED', resolution: 'A new hook was sent.', version: 2 })).as(
      Ticket,
    );
    expect(resolved).toMatchObject({ status: 'RESOLVED', resolution: 'A new hook was sent.', version: 3 });
    expect(resolved.acknowledgedAt).toBe(acknowledged.acknowledgedAt);
    const moves = shop.rows("SELECT after FROM audit_log WHERE subject = 'ticket' AND subject_id = ? ORDER BY id", id);
    expect(moves.map(({ after }) => (JSON.parse(String(after)) as { status: string }).status)).toEqual([
      'ACKNOWLEDGED',
      'RESOLVED',
    ]);
  });

  test('what is settled stays so, and two editors do not meet unseen', async () => {
    const { id } = await opened('stale');
    expect((await move(id, { status: 'RESOLVED', resolution: 'Answered by telephone.' })).status).toBe(200);
    expect(await move(id, { status: 'ACKNOWLEDGED' })).toRefuse(409, 'TICKET_MOVE_ILLEGAL');
    expect(await move(id, { status: 'RESOLVED', resolution: 'Again.', version: 1 })).toRefuse(409, 'STALE_VERSION');
  });

  test('what looked like a machine’s can be opened', async () => {
    const { id } = await opened('person', { website: 'x' });
    expect((await move(id, { status: 'OPEN' })).as(Ticket)).toMatchObject({ status: 'OPEN', acknowledgedAt: null });
  });
});

describe('nobody else', () => {
  test('sees tickets: they are no seller’s', async () => {
    const { id } = await opened('private');
    expect(await shop.seller('meera').get('/api/admin/tickets')).toRefuse(403, 'NOT_PERMITTED');
    expect(await shop.seller('meera').get(`/api/admin/tickets/${id}`)).toRefuse(403, 'NOT_PERMITTED');
  });

  test('moves them without the permission', async () => {
    const { id } = await opened('looked-at');
    const reader = await shop.staff({ subRole: 'readOnly' });
    expect((await reader.get(`/api/admin/tickets/${id}`)).status).toBe(200);
    expect(await move(id, { status: 'ACKNOWLEDGED' }, reader)).toRefuse(403, 'NOT_PERMITTED');
  });
});
