import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Question } from '#contract/calls/questions.ts';
import { Message } from '#contract/calls/wire.ts';
import { delivered } from '../../support/returns.ts';
import { askedBy, QUESTION } from '../../support/review-paths.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const SCRIPT = '<script>alert(1)</script>';
let people = 0;
/** Signs up a new customer: the number of questions per customer and day is limited. */
const somebody = () => shop.signUp(`person${(people += 1)}`);
const listOf = async (productId: number) =>
  (await shop.visitor().get(`/api/questions?productId=${productId}`)).as(z.array(Question));
const answer = (who: ReturnType<typeof shop.seller>, id: number, text = 'It does.') =>
  who.post(`/api/questions/${id}/answers`, { text });

describe('a question', () => {
  test('is read by everybody, by first name, and its seller is told', async () => {
    const [asha, sku] = [await somebody(), await shop.sku({ seller: 'meera' })];
    const text = `${QUESTION} ${SCRIPT}`;
    const id = await askedBy(shop, asha, sku, text);
    expect(await listOf(sku.productId)).toMatchObject([{ id, text, answers: [] }]);
    const mail = await until('the mail to the seller', async () =>
      (await shop.mailsTo('meera@ratnahaat.example')).find(({ subject }) => subject.includes(sku.name)),
    );
    expect(mail.text).toContain(text);
    expect(mail.html).not.toContain(SCRIPT);
    expect(mail.text).not.toContain(asha.email);
  });

  test.each([
    'Call me on 98480 12345 please',
    'Write to asha@example.in please',
    'Cheaper at www.cheap-jewels.example?',
    'short',
    '',
    'x'.repeat(301),
  ])('%j is not taken, and nothing is kept', async (text) => {
    const [asha, sku] = [await somebody(), await shop.sku()];
    expect(await asha.post('/api/questions', { productId: sku.productId, text })).toRefuse(422, 'FIELDS_INVALID');
    expect(await listOf(sku.productId)).toEqual([]);
  });

  test.each([
    ['Call me on 98480 12345 please', '98480 12345'],
    ['Write to asha at gmail dot com please', 'asha at gmail'],
    ['Is it cheaper at kundanhub.in?', 'kundanhub.in'],
    ['nine eight four five zero one one two two three', 'nine eight four five zero one one two two three'],
  ])('that tells a way to reach somebody is refused, and is told which words do: %s', async (text, words) => {
    const [asha, sku] = [await somebody(), await shop.sku()];
    expect(await asha.post('/api/questions', { productId: sku.productId, text })).toRefuseFields({
      text: `Please leave phone numbers, emails and links out of the text: everyone can read it. This looks like one: “${words}”`,
    });
  });

  test.each([
    'Very pretty.In love with it, is it heavy?',
    'Came in 3 days.in perfect condition, will you restock?',
    'It is nice.co ordinated set available?',
    'Is it ok for me.Me and my mother want it',
    'Does it go with saree.Info on plating please',
    'Is it made in India.net weight please?',
    'Price was 899/1299/749 before, which one is right now?',
    'Seen at 699, 799, 899, 1 left - restock?',
    'Weight: 6.5 7.5 8.5 9.5 10 grams?',
  ])('that only looks so is taken: %s', async (text) => {
    const [asha, sku] = [await somebody(), await shop.sku()];
    (await asha.post('/api/questions', { productId: sku.productId, text })).as(Message);
  });

  test('is asked once in the same words, and five times a day', async () => {
    const [asha, sku] = [await somebody(), await shop.sku()];
    const ask = (text: string) => asha.post('/api/questions', { productId: sku.productId, text });
    const same = await Promise.all(Array.from({ length: 5 }, () => ask(QUESTION)));
    expect(same.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const one of same.filter(({ status }) => status !== 200)) expect(one).toRefuse(409, 'SAID_ALREADY');
    for (let more = 0; more < 4; more += 1) (await ask(`Is it bright enough for day ${more}?`)).as(Message);
    expect(await ask('And one question more?')).toRefuse(429, 'QUESTIONS_TOO_MANY');
    expect(await listOf(sku.productId)).toHaveLength(5);
  });

  test('about what shoppers may not see is refused', async () => {
    const [asha, hidden] = [await somebody(), await shop.sku({ isVisible: false })];
    expect(await asha.post('/api/questions', { productId: hidden.productId, text: QUESTION })).toRefuse(
      404,
      'PRODUCT_NOT_FOUND',
    );
  });
});

describe('an answer', () => {
  test('tells no way to reach somebody either', async () => {
    const [asha, sku] = [await somebody(), await shop.sku({ seller: 'meera' })];
    const id = await askedBy(shop, asha, sku);
    const refused = await answer(shop.seller('meera'), id, 'Pay to meera@okaxis and we send it.');
    expect((refused.json as { fields: Record<string, string> }).fields.text).toContain('“meera@okaxis”');
  });

  test('comes from the seller, the house and who got it delivered, each marked; who asked is told', async () => {
    const [asha, bela, sku] = [await somebody(), await somebody(), await shop.sku({ seller: 'meera' })];
    const id = await askedBy(shop, asha, sku);
    expect(await answer(shop.seller('farhan'), id)).toRefuse(404, 'QUESTION_NOT_FOUND');
    expect(await answer(bela, id)).toRefuse(403, 'ANSWER_NEEDS_PURCHASE');
    await delivered(shop, bela, sku, { way: 'COD' });
    (await answer(bela, id, 'Mine fits.')).as(Message);
    (await answer(shop.seller('meera'), id, `It does. ${SCRIPT}`)).as(Message);
    (await answer(shop.admin(), id, 'See the size guide.')).as(Message);
    const [question] = await listOf(sku.productId);
    expect(question!.answers.map(({ by, text }) => [by, text])).toEqual([
      ['buyer', 'Mine fits.'],
      ['seller', `It does. ${SCRIPT}`],
      ['house', 'See the size guide.'],
    ]);
    const mails = await until('three mails', async () => {
      const found = (await shop.mailsTo(asha.email)).filter(({ subject }) => subject.includes('An answer'));
      return found.length === 3 ? found : undefined;
    });
    for (const mail of mails) expect(mail.html).not.toContain(SCRIPT);
    const page = await shop.visitor().get(`/product/${sku.seoUrl}`, { headers: { Accept: 'text/html' } });
    expect(page.text).toContain('Mine fits.');
    expect(page.text).not.toContain(SCRIPT);
  });

  test('does not say how to reach anybody', async () => {
    const sku = await shop.sku({ seller: 'meera' });
    const id = await askedBy(shop, await somebody(), sku);
    expect(await answer(shop.seller('meera'), id, 'WhatsApp me: 9848012345')).toRefuse(422, 'FIELDS_INVALID');
  });
});

test('an admin hides a question or an answer, and shows it again; the log says why', async () => {
  const sku = await shop.sku({ seller: 'meera' });
  const id = await askedBy(shop, await somebody(), sku);
  (await answer(shop.seller('meera'), id)).as(Message);
  const answerId = (await listOf(sku.productId))[0]!.answers[0]!.id;
  const set = (what: string, isHidden: boolean) =>
    shop.admin().put(`/api/admin/${what}/visibility`, { isHidden, reason: 'A test' });
  expect((await set(`answers/${answerId}`, true)).status).toBe(200);
  expect((await listOf(sku.productId))[0]!.answers).toEqual([]);
  expect((await set(`questions/${id}`, true)).status).toBe(200);
  expect(await listOf(sku.productId)).toEqual([]);
  expect(await answer(shop.admin(), id, 'Too late.')).toRefuse(404, 'QUESTION_NOT_FOUND');
  await set(`questions/${id}`, false);
  await set(`answers/${answerId}`, false);
  expect((await listOf(sku.productId))[0]!.answers).toHaveLength(1);
  expect(await set('questions/99999999', true)).toRefuse(404, 'QUESTION_NOT_FOUND');
  const log = shop.rows(
    `SELECT action FROM audit_log WHERE (subject, subject_id) IN (('question', ?), ('question', 99999999), ('answer', ?)) ORDER BY id`,
    id,
    answerId,
  );
  expect(log.map(({ action }) => action)).toEqual([
    'answer hidden',
    'question hidden',
    'question shown again',
    'answer shown again',
  ]);
});
