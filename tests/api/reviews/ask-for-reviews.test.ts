import { expect, test } from 'vitest';
import type { Order } from '#contract/calls/orders.ts';
import type { Persona } from '../../support/persona.ts';
import { A_DAY, asked as askedBack, delivered } from '../../support/returns.ts';
import { reviewed } from '../../support/review-paths.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const FORM = { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } };

const mailsTo = async ({ email }: Persona) =>
  (await shop.mailsTo(email)).filter(({ subject }) => subject.startsWith('How do you like'));

/** Runs the job as it may run: twice at once, and again. */
async function ask(): Promise<void> {
  await Promise.all([shop.job('ask-for-reviews'), shop.job('ask-for-reviews')]);
  await shop.job('ask-for-reviews');
  await shop.job('send-outbox');
}

const correct = ({ id }: Order, status: string) => shop.seller('meera').patch(`/seller/orders/${id}/status/${status}`);

test('some days after delivery each product is asked about once, in one mail, for ever', async () => {
  const asha = await shop.customer('asha');
  const [one, two] = [await shop.sku(), await shop.sku()];
  await delivered(shop, asha, one, { way: 'COD' });
  await delivered(shop, asha, two, { way: 'COD' });
  await ask();
  await shop.later(4 * A_DAY, ask);
  expect(await mailsTo(asha)).toEqual([]);

  await shop.later(6 * A_DAY, async () => {
    await ask();
    const [mail, ...more] = await mailsTo(asha);
    expect(more).toEqual([]);
    expect(mail!.text).toContain(`/write-review/${one.seoUrl}`);
    expect(mail!.text).toContain(`/write-review/${two.seoUrl}`);
  });
  // A second purchase of the same product causes no second mail.
  await delivered(shop, asha, one, { way: 'COD' });
  await shop.later(14 * A_DAY, ask);
  expect(await mailsTo(asha)).toHaveLength(1);
});

test('nobody is asked about what they reviewed, sent back, or did not get after all', async () => {
  const [wrote, returned, corrected] = [
    await shop.customer('wrote'),
    await shop.customer('returned'),
    await shop.customer('corrected'),
  ];
  const sku = await shop.sku({ stock: 5 });
  await delivered(shop, wrote, sku, { way: 'COD' });
  await reviewed(wrote, sku);
  await askedBack(returned, await delivered(shop, returned, sku));
  await correct(await delivered(shop, corrected, sku, { way: 'COD' }), 'SHIPPED');
  await shop.later(6 * A_DAY, ask);
  for (const person of [wrote, returned, corrected]) expect(await mailsTo(person)).toEqual([]);
});

test('what is reviewed, or wanted no more, between the note and the mail is not asked for', async () => {
  const [wrote, left] = [await shop.customer('soon'), await shop.customer('left')];
  const sku = await shop.sku();
  for (const person of [wrote, left]) await delivered(shop, person, sku, { way: 'COD' });
  await shop.later(6 * A_DAY, async () => {
    await shop.job('ask-for-reviews');
    await reviewed(wrote, sku);
    await left.put('/api/users/notices', { reviewReminder: false });
    await shop.job('send-outbox');
  });
  for (const person of [wrote, left]) expect(await mailsTo(person)).toEqual([]);
});

test('one click in the mail stops the next; opening its link changes nothing', async () => {
  const asha = await shop.customer('stops');
  const [one, two] = [await shop.sku(), await shop.sku()];
  await delivered(shop, asha, one, { way: 'COD' });
  let stop = '';
  await shop.later(6 * A_DAY, async () => {
    await ask();
    stop = /\/subscriptions\/notices\/stop\?token=\S+/.exec((await mailsTo(asha))[0]!.text)![0];
  });
  expect((await shop.visitor().get(stop, { headers: { Accept: 'text/html' } })).status).toBe(200);
  expect((await asha.get('/api/users/notices')).json).toMatchObject({ reviewReminder: true });
  expect((await shop.visitor().send('POST', stop, 'List-Unsubscribe=One-Click', FORM)).status).toBe(200);
  await delivered(shop, asha, two, { way: 'COD' });
  await shop.later(12 * A_DAY, ask);
  expect(await mailsTo(asha)).toHaveLength(1);
});
