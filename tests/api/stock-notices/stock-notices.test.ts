import { describe, expect, test } from 'vitest';
import { StockNotices } from '#contract/calls/stock-notices.ts';
import { MAX_STOCK_NOTICES } from '#contract/calls/stock-notices.ts';
import type { MadeSku } from '../../support/goods.ts';
import type { Persona } from '../../support/persona.ts';
import { whatItTells } from '../../support/same-answer.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const meera = shop.seller('meera');
const visitor = shop.visitor();
const DAY = 24 * 3600;

const soldOut = () => shop.sku({ stock: 0, price: 700 });
const ask = (who: Persona, { skuId }: { skuId: number }) => who.post('/api/stock-notices', { skuId });
const askByEmail = ({ skuId }: { skuId: number }, email: string) =>
  visitor.post('/api/stock-notices/by-email', { skuId, email });
const waiting = async (who: Persona) => (await who.get('/api/stock-notices')).as(StockNotices).skuIds;
const stock = async ({ skuId }: MadeSku, way: 'increase' | 'decrease', quantity: number) =>
  expect((await meera.patch(`/api/inventory/${skuId}/${way}`, { quantity })).status).toBe(200);
const tell = async () => {
  await shop.job('tell-back-in-stock');
  await shop.job('send-outbox');
};
const mails = async (email: string, subject: RegExp) =>
  (await shop.mailsTo(email)).filter((mail) => subject.test(mail.subject));
/** Waits for the mail that asks for a confirmation, which is sent after the answer. */
const askedMail = (email: string) => until(`a mail to ${email}`, async () => (await mails(email, /is back\?$/))[0]);
const toldMails = (email: string) => mails(email, /^Back in stock/);
const linkIn = (text: string, step: string) => new RegExp(`(/stock-notice/${step}\\?token=[\\w.%-]+)`).exec(text)![1]!;

describe('a shopper', () => {
  test('waits with one press, is told once, and is not told again', async () => {
    const [sku, asha] = [await soldOut(), await shop.customer('asha')];
    for (const _ of ['once', 'twice']) expect((await ask(asha, sku)).as(StockNotices).skuIds).toEqual([sku.skuId]);
    await tell();
    expect(await toldMails(asha.email)).toEqual([]);
    await stock(sku, 'increase', 2);
    await tell();
    await tell();
    const [mail, ...others] = await toldMails(asha.email);
    expect(others).toEqual([]);
    expect(mail!.text).toContain(`/product/${sku.seoUrl}`);
    expect(mail!.text).toContain('₹700');
    expect(await waiting(asha)).toEqual([]);
    await stock(sku, 'decrease', 2);
    await stock(sku, 'increase', 1);
    await tell();
    expect(await toldMails(asha.email)).toHaveLength(1);
  });

  test('is not told of what sold out again before the mail, and waits on', async () => {
    const [sku, asha] = [await soldOut(), await shop.customer('again')];
    await ask(asha, sku);
    await stock(sku, 'increase', 1);
    await stock(sku, 'decrease', 1);
    await tell();
    expect(await toldMails(asha.email)).toEqual([]);
    // The piece is sold out again between the writing and the sending of the mail.
    await stock(sku, 'increase', 1);
    await shop.job('tell-back-in-stock');
    await stock(sku, 'decrease', 1);
    await shop.job('send-outbox');
    expect(await toldMails(asha.email)).toEqual([]);
    expect(await waiting(asha)).toEqual([sku.skuId]);
    await stock(sku, 'increase', 1);
    await tell();
    expect(await toldMails(asha.email)).toHaveLength(1);
  });

  test('is not told of what is hidden, until it is shown again', async () => {
    const [sku, asha] = [await soldOut(), await shop.customer('shown')];
    await ask(asha, sku);
    await meera.put(`/api/admin/products/${sku.productId}`, { isVisible: false });
    await stock(sku, 'increase', 1);
    await tell();
    expect(await toldMails(asha.email)).toEqual([]);
    await meera.put(`/api/admin/products/${sku.productId}`, { isVisible: true });
    await tell();
    expect(await toldMails(asha.email)).toHaveLength(1);
  });

  test('may stop, and others’ waiting is not theirs to stop', async () => {
    const [sku, asha, rohan] = [await soldOut(), await shop.customer('stops'), await shop.customer('rohan')];
    await ask(asha, sku);
    await rohan.delete(`/api/stock-notices/${sku.skuId}`);
    expect(await waiting(asha)).toEqual([sku.skuId]);
    for (const _ of ['once', 'twice'])
      expect((await asha.delete(`/api/stock-notices/${sku.skuId}`)).as(StockNotices).skuIds).toEqual([]);
    await stock(sku, 'increase', 1);
    await tell();
    expect(await toldMails(asha.email)).toEqual([]);
  });

  test('cannot wait for what is there, what is hidden, or too much', async () => {
    const [there, hidden, asha] = [
      await shop.sku(),
      await shop.sku({ stock: 0, isVisible: false }),
      await shop.customer('wants'),
    ];
    expect(await ask(asha, there)).toRefuse(409, 'NOTICE_IN_STOCK', 'This item is in stock.');
    expect(whatItTells(await ask(asha, hidden))).toEqual(whatItTells(await ask(asha, { skuId: 999_999_999 })));
    expect(await ask(asha, hidden)).toRefuse(404, 'SKU_NOT_FOUND');
    for (let count = 0; count < MAX_STOCK_NOTICES; count += 1) await ask(asha, await soldOut());
    expect(await ask(asha, await soldOut())).toRefuse(409, 'NOTICES_FULL');
    expect(await waiting(asha)).toHaveLength(MAX_STOCK_NOTICES);
  });
});

describe('a visitor', () => {
  test('says yes twice, is told once, and stops with the link of the mail', async () => {
    const [sku, email] = [await soldOut(), shop.emailOf('nila')];
    expect((await askByEmail(sku, email)).status).toBe(200);
    const asked = await askedMail(email);
    await stock(sku, 'increase', 1);
    await tell();
    expect(await toldMails(email)).toEqual([]);

    // Opening the link changes nothing, because mail scanners open links.
    const confirm = linkIn(asked.text, 'confirm');
    const page = await visitor.get(confirm, { headers: { Accept: 'text/html' } });
    expect(page.text).toContain('Notify you when it is back?');
    await tell();
    expect(await toldMails(email)).toEqual([]);
    expect((await visitor.post(confirm)).text).toContain('We will notify you');
    await tell();
    const [told] = await toldMails(email);

    const stop = linkIn(told!.text, 'stop');
    expect((await visitor.get(stop)).text).toContain('Stop this notification?');
    expect((await visitor.post(stop)).text).toContain('Stopped');
    expect((await visitor.post(confirm)).status).toBe(404);
  });

  test('stops before it is back with the link that asked', async () => {
    const [sku, email] = [await soldOut(), shop.emailOf('stopper')];
    await askByEmail(sku, email);
    const asked = await askedMail(email);
    await visitor.post(linkIn(asked.text, 'confirm'));
    await visitor.post(linkIn(asked.text, 'stop'));
    await stock(sku, 'increase', 1);
    await tell();
    expect(await toldMails(email)).toEqual([]);
  });

  test('cannot say yes with a link that is forged, of another notice, or too old', async () => {
    const [sku, other] = [await soldOut(), await soldOut()];
    const [email, others] = [shop.emailOf('forger'), shop.emailOf('victim')];
    await askByEmail(sku, email);
    await askByEmail(other, others);
    const mine = linkIn((await askedMail(email)).text, 'confirm');
    const theirs = String(shop.row('SELECT key FROM stock_notices WHERE email = ?', others).key);
    const [, signature = ''] = mine.split('.');
    for (const token of ['', 'x', theirs, `${theirs}.${signature}`, `${theirs}.${'0'.repeat(64)}`, "' OR 1=1 --"]) {
      const answer = await visitor.post(`/stock-notice/confirm?token=${encodeURIComponent(token)}`);
      expect(answer.status).toBe(404);
    }
    expect(shop.row('SELECT status FROM stock_notices WHERE email = ?', others).status).toBe('PENDING');
    await shop.later(8 * DAY, async () => {
      expect((await visitor.post(mine)).status).toBe(404);
    });
  });

  test('is mailed at most five times a day, once an hour for one SKU, and nobody learns who waits', async () => {
    const email = shop.emailOf('flooded');
    const skus = await Promise.all(Array.from({ length: 7 }, soldOut));
    const answers = [];
    for (const sku of [skus[0]!, ...skus]) answers.push(whatItTells(await askByEmail(sku, email)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await until('five mails', async () => ((await mails(email, /is back\?$/)).length === 5 ? true : undefined));
    await shop.job('send-outbox');
    expect(await mails(email, /is back\?$/)).toHaveLength(5);
  });

  test('needs an e-mail', async () => {
    const { skuId } = await soldOut();
    expect((await visitor.post('/api/stock-notices/by-email', { skuId, email: 'x' })).status).toBe(422);
  });
});
