import { describe, expect, test } from 'vitest';
import { TicketReceipt } from '#contract/calls/contact.ts';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const visitor = shop.visitor();
const HOUR = 3_600_000;

const written = (name: string, changes: object = {}) => ({
  name: 'Asha Rao',
  email: shop.emailOf(name),
  subject: `A question of ${name} ${shop.mark}`,
  message: 'Does the jhumka come with a chain?\n\nThank you.',
  ...changes,
});
const ticket = (number: string) => shop.row('SELECT * FROM tickets WHERE number = ?', number);
const mailsAbout = async (email: string, number: string) =>
  (await shop.mailsTo(email)).filter(({ subject }) => subject.includes(number));

describe('a message', () => {
  test('becomes a ticket with a number and clocks, and both sides are written to', async () => {
    const message = written('first');
    const receipt = (await visitor.post('/api/contact', message)).as(TicketReceipt);
    expect(receipt.message).toBe(words('CONTACT_SENT'));
    expect(receipt.ticketNumber).toMatch(/^RH-T-[0-9A-HJKMNP-TV-Z]{6}$/);
    expect(receipt.kind).toBe('CONTACT');
    const row = ticket(receipt.ticketNumber);
    expect(row).toMatchObject({ status: 'OPEN', email: message.email, message: message.message, user_id: null });
    // One day, or two if a Sunday is between.
    expect([24, 48]).toContain((receipt.acknowledgeBy - Number(row.created_at)) / HOUR);

    const [toAsha] = await until('the letter', async () => {
      const mails = await mailsAbout(message.email, receipt.ticketNumber);
      return mails.length > 0 ? mails : undefined;
    });
    expect(toAsha!.text).toContain(receipt.ticketNumber);
    const [toCare] = await until('the letter to care', async () => {
      const mails = await mailsAbout('care@ratnahaat.example', receipt.ticketNumber);
      return mails.length > 0 ? mails : undefined;
    });
    expect(toCare!.text).toContain('Does the jhumka come with a chain?');
    expect(toCare!.text).toContain(message.email);
  });

  test('carries nobody’s words to a stranger', async () => {
    const message = written('stranger', { name: 'WIN A PRIZE', subject: 'buy pills', message: 'http://evil.example' });
    const { ticketNumber } = (await visitor.post('/api/contact', message)).as(TicketReceipt);
    const [mail] = await until('the letter', async () => {
      const mails = await mailsAbout(message.email, ticketNumber);
      return mails.length > 0 ? mails : undefined;
    });
    expect(`${mail!.subject} ${mail!.text} ${mail!.html}`).not.toMatch(/PRIZE|pills|evil/);
  });

  test('of somebody who is signed in is theirs', async () => {
    const asha = await shop.customer('asha');
    const { ticketNumber } = (await asha.post('/api/contact', written('asha'))).as(TicketReceipt);
    expect(ticket(ticketNumber).user_id).not.toBeNull();
  });

  test('sent twice is one ticket and one letter', async () => {
    const message = written('twice');
    const first = (await visitor.post('/api/contact', message)).as(TicketReceipt);
    const second = (await visitor.post('/api/contact', message)).as(TicketReceipt);
    expect(second).toEqual(first);
    expect(shop.rows('SELECT id FROM tickets WHERE email = ?', message.email)).toHaveLength(1);
  });

  test('that is a complaint goes to the Grievance Officer: 24 hours, one month', async () => {
    const message = written('complaint', { kind: 'GRIEVANCE' });
    const receipt = (await visitor.post('/api/contact', message)).as(TicketReceipt);
    const createdAt = Number(ticket(receipt.ticketNumber).created_at);
    expect((receipt.acknowledgeBy - createdAt) / HOUR).toBe(24);
    const days = (receipt.resolveBy - createdAt) / (24 * HOUR);
    expect(days).toBeGreaterThanOrEqual(28);
    expect(days).toBeLessThanOrEqual(31);
    await until('the letter to the officer', async () => {
      const mails = await mailsAbout('grievance@ratnahaat.example', receipt.ticketNumber);
      return mails.length > 0 ? true : undefined;
    });
  });
});

describe('is refused', () => {
  const good = written('faulty');
  test.each([
    ['without a name', { ...good, name: ' ' }, ['name']],
    ['without an email', { ...good, email: undefined }, ['email']],
    ['with an email that is none', { ...good, email: 'asha at home' }, ['email']],
    ['without a subject', { ...good, subject: '' }, ['subject']],
    ['without a message', { ...good, message: '\n' }, ['message']],
    ['with more than a message may have', { ...good, message: 'x'.repeat(4001) }, ['message']],
    ['with a subject of two lines', { ...good, subject: 'one\r\nBcc: all@example.in' }, ['subject']],
    ['empty', {}, ['name', 'email', 'subject', 'message']],
  ])('%s', async (_, body, fields) => {
    const answer = await visitor.post('/api/contact', body);
    expect(answer).toRefuseFields(Object.fromEntries(fields.map((name) => [name, words('CONTACT_INVALID')])));
  });

  test('what was filled in faster than anybody types', async () => {
    const answer = await visitor.post('/api/contact', written('machine', { secondsTaken: 0.2 }));
    expect(answer).toRefuse(429, 'SENT_TOO_FAST');
    expect((await visitor.post('/api/contact', written('machine', { secondsTaken: 12 }))).status).toBe(200);
  });

  test('the sixth of one e-mail within an hour, whoever sends it', async () => {
    for (let turn = 1; turn <= 5; turn += 1) {
      const answer = await visitor.post('/api/contact', written('much', { subject: `Number ${turn}` }));
      expect(answer.status).toBe(200);
    }
    const sixth = await visitor.post(
      '/api/contact',
      written('much', { subject: 'Number 6', email: shop.emailOf('much').toUpperCase() }),
    );
    expect(sixth).toRefuse(429, 'TOO_MANY_REQUESTS');
    expect(sixth.headers.get('retry-after')).toBe('3600');
  });
});

test('a clock that is set back keeps nobody from writing', async () => {
  await shop.later(3 * 3600, async () => {
    for (let turn = 1; turn <= 5; turn += 1) {
      expect((await visitor.post('/api/contact', written('earlier', { subject: `Number ${turn}` }))).status).toBe(200);
    }
  });
  expect((await visitor.post('/api/contact', written('earlier', { subject: 'Number 6' }))).status).toBe(200);
});

test('what a machine filled in looks sent, is kept aside, and no letter is written', async () => {
  const message = written('trap', { website: 'http://evil.example' });
  const { ticketNumber } = (await visitor.post('/api/contact', message)).as(TicketReceipt);
  expect(ticket(ticketNumber).status).toBe('SUSPECT');
  expect(shop.rows("SELECT id FROM outbox WHERE key LIKE '%' || ? || '%'", ticketNumber)).toEqual([]);
});
