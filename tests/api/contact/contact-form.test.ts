import { describe, expect, test } from 'vitest';
import { openShop } from '../../support/shop.ts';
import { words } from '../../support/spec.ts';

const shop = openShop();

const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  shop.visitor().send('POST', '/contact/message', new URLSearchParams(fields).toString(), {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html', ...headers },
  });
const filled = (name: string) => ({
  name: 'Asha Rao',
  email: shop.emailOf(name),
  subject: 'A question',
  message: 'When do you open?',
  website: '',
});

describe('the contact form without JavaScript', () => {
  test('is answered by the page, with the ticket', async () => {
    const answer = await send(filled('plain'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/html');
    const { number } = shop.row('SELECT number FROM tickets WHERE email = ?', shop.emailOf('plain'));
    expect(answer.text.includes(words('CONTACT_SENT'))).toBe(true);
    expect(answer.text.includes(String(number))).toBe(true);
  });

  test('is answered in Hindi at its address in Hindi', async () => {
    const body = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };
    const post = (fields: Record<string, string>) =>
      shop.visitor().send('POST', '/hi/contact/message', body(fields), { headers });
    const sent = await post(filled('hindi'));
    const { number } = shop.row('SELECT number FROM tickets WHERE email = ?', shop.emailOf('hindi'));
    expect(sent.text).toContain(`आपका नंबर ${String(number)} है`);
    const refused = await post({ ...filled('hindi-wrong'), email: 'nobody' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('कृपया सही ईमेल डालें');
    const opened = await shop.visitor().send('GET', '/hi/contact/message');
    expect([opened.status, opened.headers.get('location')]).toEqual([301, '/hi/contact']);
  });

  test('keeps a complaint a complaint', async () => {
    await send({ ...filled('complaint'), kind: 'GRIEVANCE' });
    expect(shop.row('SELECT kind FROM tickets WHERE email = ?', shop.emailOf('complaint')).kind).toBe('GRIEVANCE');
  });

  test('comes back with what was written and what is wrong', async () => {
    const answer = await send({ ...filled('wrong'), email: 'nobody', message: 'Two "signs" & <one> more' });
    expect(answer.status).toBe(422);
    expect(answer.text.includes(words('CONTACT_INVALID'))).toBe(true);
    expect(answer.text.includes('value="nobody"')).toBe(true);
    expect(answer.text.includes('&lt;one&gt;')).toBe(true);
    expect(answer.text.includes('<one>')).toBe(false);
    expect(shop.rows('SELECT id FROM tickets WHERE email = ?', shop.emailOf('wrong'))).toEqual([]);
  });

  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a form of another kind', { 'Content-Type': 'text/plain' }],
  ])('is not taken from %s', async (_, headers) => {
    expect(await send(filled('foreign'), headers)).toRefuse(415, 'BODY_TYPE');
    expect(shop.rows('SELECT id FROM tickets WHERE email = ?', shop.emailOf('foreign'))).toEqual([]);
  });
});
