import { expect, inject, test } from 'vitest';
import { buy } from '../../support/buy.ts';
import { publishAll } from '../../support/publish-all.ts';
import { openShop } from '../../support/shop.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const { runtime } = inject('running');
const HOUR = 3600;
/** The first run in a shop of many tests sends what all of them left. */
const MUCH_WAITS_MS = 40_000;

test('what the mail service refused is sent later, each letter once, however often the job runs', async () => {
  const [asha, sku] = [await shop.customer('asha'), await shop.sku()];
  let number = '';
  await shop.fault('mail', 'error', async () => {
    number = (await buy(asha, sku)).orderId;
    await until('both letters to fail', () => {
      const [{ count } = { count: 0 }] = shop.rows(
        "SELECT count(*) AS count FROM outbox WHERE key LIKE '%' || ? || '%' AND attempts = 1 AND claimed_until IS NULL",
        number,
      );
      return count === 2 ? true : undefined;
    });
  });
  await shop.later(20, async () => {
    await Promise.all([shop.job('send-outbox'), shop.job('send-outbox'), shop.job('send-outbox')]);
    // A run that ends early leaves its leases, which end by themselves: the outbox may hold much of other tests.
    await until(
      'the letters to be sent',
      async () => {
        const left = shop.rows("SELECT id FROM outbox WHERE key LIKE '%' || ? || '%' AND status != 'sent'", number);
        if (left.length === 0) return true;
        await shop.advance(HOUR);
        await shop.job('send-outbox');
        return undefined;
      },
      MUCH_WAITS_MS,
    );
  });
  const toAsha = (await shop.mailsTo(asha.email)).filter(({ subject }) => subject.includes(number));
  const toMeera = (await shop.mailsTo('meera@ratnahaat.example')).filter(({ subject }) => subject.includes(number));
  expect([toAsha.length, toMeera.length]).toEqual([1, 1]);
});

test('a letter that fails twelve times is put aside, and others go on', async () => {
  const email = shop.emailOf('unreachable');
  await shop.later(0, async () => {
    await shop.fault('mail', 'error', async () => {
      await shop.visitor().post('/auth/sent/login-signup-otp', { email });
      const row = () => shop.row("SELECT id, attempts, status FROM outbox WHERE payload LIKE '%' || ? || '%'", email);
      for (let tries = 1; tries <= 12; tries += 1) {
        await until(
          `try ${tries}`,
          async () => {
            const { attempts } = row();
            if (Number(attempts) >= tries) return true;
            await shop.advance(6 * HOUR + 60);
            await shop.job('send-outbox');
            return undefined;
          },
          MUCH_WAITS_MS,
        );
      }
      expect(row()).toMatchObject({ attempts: 12, status: 'dead' });
    });
    await shop.advance(24 * HOUR);
    await shop.job('send-outbox');
    expect(await shop.mailsTo(email)).toEqual([]);
  });
});

test(
  'a piece that sold out is published at once, a price when it has become quiet',
  async () => {
    const sku = await shop.sku({ stock: 1 });
    await publishAll(shop);
    await shop.admin().put(`/api/admin/skus/${sku.skuId}`, { mrpPrice: 900, sellingPrice: 800 });
    expect(await shop.job('publish')).toMatchObject({ published: false });
    await buy(await shop.customer('quick'), sku);
    await publishAll(shop);
    const page = await (await fetch(`${shop.running.origin}/product/${sku.seoUrl}`)).text();
    expect(page.includes('Out of Stock')).toBe(true);
    expect(page.includes('₹800')).toBe(true);
  },
  // The job also renders the pages that show the piece next to their own product.
  240_000,
);

test.runIf(runtime === 'workerd')('a job that hangs delays no other of the same minute', async () => {
  const emails = ['one', 'two', 'three', 'four'].map((name) => shop.emailOf(`waits-${name}`));
  const failed = () =>
    emails.filter((email) => {
      const letters = shop.rows(
        "SELECT id FROM outbox WHERE payload LIKE '%' || ? || '%' AND attempts = 1 AND claimed_until IS NULL",
        email,
      );
      return letters.length === 1;
    });
  const lastRunOf = (name: string) => shop.rows('SELECT last_run_at FROM jobs WHERE name = ?', name)[0]?.last_run_at;
  await shop.later(0, async () => {
    let trigger: Promise<Response> | undefined;
    await shop.fault('mail', 'error', async () => {
      await Promise.all(emails.map((email) => shop.visitor().post('/auth/sent/login-signup-otp', { email })));
      await until('the letters to fail', () => failed().length === emails.length || undefined);
    });
    await shop.advance(30);
    await shop.fault('mail', 'hang', async () => {
      const [outboxBefore, indexBefore] = [lastRunOf('send-outbox'), lastRunOf('index-search')];
      // The outbox comes first in the list of jobs, and waits five seconds for each letter.
      trigger = fetch(`${shop.running.siteOrigin}/cdn-cgi/handler/scheduled`);
      await until('the search to be brought up', () => lastRunOf('index-search') !== indexBefore || undefined, 15_000);
      expect(lastRunOf('send-outbox')).toBe(outboxBefore);
    });
    expect((await trigger!).status).toBe(200);
    await shop.advance(3600);
    await shop.job('send-outbox');
  });
  for (const email of emails) expect(await shop.mailsTo(email)).toHaveLength(1);
});
