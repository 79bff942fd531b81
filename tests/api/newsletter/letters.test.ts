import { expect, test } from 'vitest';
import { DrawnLetter, LetterRow, LetterVersions } from '#contract/calls/letters.ts';
import { Message } from '#contract/calls/wire.ts';
import { LANGUAGE_HEADER } from '#contract/languages.ts';
import { askToBuy, placed } from '../../support/buy.ts';
import { subscribed } from '../../support/customer-paths.ts';
import { letterForm } from '../../support/letter-paths.ts';
import { textSection } from '../../support/page-paths.ts';
import type { RequestOptions } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const admin = shop.admin();
const PATH = '/api/admin/letters';
const MINUTE_S = 60;

const newLetter = async (over: Record<string, unknown> = {}) =>
  (await admin.post(PATH, letterForm(shop.mark, over))).as(LetterRow);

/** Subscribes a new address, confirms it by the mailed link and returns it. */
async function confirmed(name: string, onPage?: RequestOptions): Promise<string> {
  const email = await subscribed(shop, name, onPage);
  const token = await until('the link', async () =>
    (await shop.mailsTo(email)).map(({ text }) => /confirm\?token=([0-9a-f]+)/.exec(text)?.[1]).find(Boolean),
  );
  await shop.visitor().send('POST', `/subscriptions/blog/newsletter/confirm?token=${token}`);
  return email;
}

test('a letter is a draft until it is planned, and keeps its states', async () => {
  const draft = await newLetter();
  expect(draft).toMatchObject({ status: 'draft', sendAt: null, sent: 0, version: 1 });
  const changed = (await admin.put(`${PATH}/${draft.id}`, { preview: 'Made in Kutch', version: 1 })).as(LetterRow);
  expect(changed).toMatchObject({ preview: 'Made in Kutch', version: 2 });
  expect(await admin.put(`${PATH}/${draft.id}`, { preview: 'Old', version: 1 })).toRefuse(409, 'STALE_VERSION');
  expect(await admin.put(`${PATH}/${draft.id}/plan`, { sendAt: '2020-01-01T04:30:00.000Z' })).toRefuseFields({
    sendAt: 'This time has passed. Please choose a later one',
  });
  const sendAt = '2099-01-01T04:30:00.000Z';
  const planned = (await admin.put(`${PATH}/${draft.id}/plan`, { sendAt })).as(LetterRow);
  expect(planned).toMatchObject({ status: 'planned', version: 3 });
  expect(await admin.delete(`${PATH}/${draft.id}`)).toRefuse(409, 'LETTER_BEGUN');
  const stopped = (await admin.put(`${PATH}/${draft.id}/stop`, { reason: 'Later' })).as(LetterRow);
  expect(stopped).toMatchObject({ status: 'draft', sendAt: null });
  expect(await admin.put(`${PATH}/${draft.id}/stop`, { reason: 'Again' })).toRefuse(409, 'LETTER_NOT_PLANNED');
  const { versions } = (await admin.get(`${PATH}/${draft.id}/versions`)).as(LetterVersions);
  expect(versions.map(({ version, status }) => [version, status])).toEqual([
    [4, 'draft'],
    [3, 'planned'],
    [2, 'draft'],
    [1, 'draft'],
  ]);
  expect((await admin.delete(`${PATH}/${draft.id}`)).status).toBe(200);
  expect(await admin.get(`${PATH}/${draft.id}`)).toRefuse(404, 'LETTER_NOT_FOUND');
});

test('a letter has only sections that a mail can show, and at least one', async () => {
  const newsletter = { kind: 'newsletter', id: 'newsletter', isHidden: false, when: null };
  expect(await admin.post(PATH, letterForm(shop.mark, { sections: [newsletter] }))).toRefuseFields({
    'sections.0.kind': 'A letter cannot have “Newsletter”',
  });
  const { id } = await newLetter({ sections: [] });
  expect(await admin.put(`${PATH}/${id}/plan`, { sendAt: null })).toRefuse(409, 'LETTER_EMPTY');
});

test('the preview has absolute addresses and the present price of goods, and the test goes to the editor', async () => {
  const { productId } = await shop.sku({ price: 499 });
  const goods = {
    kind: 'products',
    id: 'products',
    isHidden: false,
    when: null,
    heading: 'New',
    productIds: [productId],
  };
  const link = textSection('<p>See <a href="/shop">all</a>.</p>');
  const form = letterForm(shop.mark, { sections: [link, goods] });
  const { html, text } = (await admin.post(`${PATH}/preview`, form)).as(DrawnLetter);
  expect(text).toContain('₹499');
  expect(text).toMatch(
    /all \(https?:\/\/[^/]+\/shop\?utm_source=newsletter&utm_medium=email&utm_campaign=letter-test\)/,
  );
  expect(html).not.toMatch(/(?:href|src)="\/(?!\/)/);
  const { message } = (await admin.post(`${PATH}/test`, form)).as(Message);
  const email = /to (\S+)\.$/.exec(message)![1]!;
  const subject = `Test: ${String(form.subject)}`;
  await until('the test', async () => (await shop.mailsTo(email)).find((mail) => mail.subject === subject));
});

test('a letter is sent once to who confirmed, its orders are counted, and its link ends the subscription with one click', async () => {
  const [email, waiting] = [await confirmed('reads'), await subscribed(shop, 'unsure')];
  const hindi = await confirmed('reads-hindi', { headers: { [LANGUAGE_HEADER]: 'hi' } });
  const subject = `For readers ${shop.mark}`;
  const { id } = await newLetter({ subject, sections: [textSection('<p>See <a href="/shop">all</a>.</p>')] });
  await admin.put(`${PATH}/${id}/plan`, { sendAt: null });
  const lettersTo = async (to: string) => (await shop.mailsTo(to)).filter((mail) => mail.subject === subject);
  await shop.later(MINUTE_S, async () => {
    await shop.job('send-letters');
    await shop.later(2 * MINUTE_S, async () => {
      await shop.job('send-outbox');
      await shop.job('send-letters');
      await shop.job('send-outbox');
      expect(await lettersTo(email)).toHaveLength(1);
      expect(await lettersTo(waiting)).toHaveLength(0);
      expect((await lettersTo(hindi))[0]!.text).toContain('न्यूज़लेटर बंद करें');
    });
  });
  const [letter] = await lettersTo(email);
  const source = /shop\?(utm_source=[^)]+)/.exec(letter!.text)![1]!;
  await placed(askToBuy(await shop.customer('reads'), await shop.sku({ price: 450 }), 2, { source }));
  const token = /unsubscribe\?token=([0-9a-f.]+)/.exec(letter!.text)![1]!;
  const way = `/subscriptions/blog/newsletter/unsubscribe?token=${token}`;
  expect((await shop.visitor().get(way, { headers: { Accept: 'text/html' } })).status).toBe(200);
  expect((await shop.visitor().send('POST', way)).status).toBe(200);
  expect(shop.row('SELECT status FROM newsletter_subscribers WHERE email = ?', email)).toEqual({
    status: 'UNSUBSCRIBED',
  });
  expect((await admin.get(`${PATH}/${id}`)).as(LetterRow)).toMatchObject({
    ended: 1,
    orders: 1,
    revenue: 900_00,
  });
});
