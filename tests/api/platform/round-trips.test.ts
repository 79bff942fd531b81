import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { Answer } from '../../support/answer.ts';
import { askToBuy } from '../../support/buy.ts';
import { clock } from '../../support/clock.ts';
import { happyPaths } from '../../support/happy-paths.ts';
import type { HappyPaths } from '../../support/happy-paths.ts';
import { isForAnswer } from '../../support/round-trips.ts';
import { openShop } from '../../support/shop.ts';
import { codeFor } from '../../support/sign-in.ts';
import { SERVED } from '../../support/spec.ts';
import { until } from '../../support/until.ts';

const shop = openShop();
const { origin } = shop.running;
const MOST = 2;
/** Drawing a page takes less time than this many looks. */
const QUIET_LOOKS = 20;
const DRAWING_MS = 400_000;
const NAMES = SERVED.map(({ method, path }) => `${method} ${path}`);
const yearNow = () => Number(clock.today().slice(0, 4));

/** Waits until the shop has drawn its pages: they would be counted, too. Then it asks the database for nothing. */
async function drawingEnds(): Promise<void> {
  let [last, quiet] = [-1, 0];
  await until(
    'the shop to ask for nothing',
    async () => {
      const count = await shop.countPipelines();
      quiet = count === last ? quiet + 1 : 0;
      last = count;
      return quiet >= QUIET_LOOKS || undefined;
    },
    DRAWING_MS,
  );
}

/** Returns the pipelines that a request sent for its answer, as the server counted them, each as its statements. */
async function tripsOf(ask: () => Promise<Answer>): Promise<string[][]> {
  const before = await shop.countPipelines();
  const answer = await ask();
  const isDone = answer.status === 200 || answer.status === 204;
  expect(isDone ? '' : `${answer.request} ${answer.status} ${answer.text}`).toBe('');
  return (await shop.pipelines(before)).filter(isForAnswer);
}

/** The calls that may cost more, with the reason. */
const MORE: Record<string, { trips: number; why: string }> = {
  'POST /api/admin/settings/mails/{mail}/test': {
    trips: 3,
    why: 'The mail reads the name of the shop, after the answer.',
  },
  'POST /api/users/sign-in-mobile/code': {
    trips: 5,
    why: 'The message is noted and sent after the answer.',
  },
  'POST /api/admin/settings/look/preview': {
    trips: 8,
    why: 'It renders the home page, whose blocks have reads of their own.',
  },
  'POST /api/admin/letters/preview': {
    trips: 3,
    why: 'It renders sections, whose pictures and goods have reads of their own.',
  },
  'POST /api/admin/letters/test': {
    trips: 5,
    why: 'It renders the letter, and the mail reads the name of the shop after the answer.',
  },
  'POST /api/admin/counter-sales': {
    trips: 3,
    why: 'Whose the email is decides which coupons and bundles are read.',
  },
  'POST /api/admin/orders': {
    trips: 3,
    why: 'Whose the email is decides which coupons and bundles are read.',
  },
  'POST /api/admin/payouts': {
    trips: 4,
    why: 'It brings the ledger up to date first, so that nothing of today is left out.',
  },
  'GET /api/admin/audit/export.csv': {
    trips: 20,
    why: 'The log is long, and read to its end some hundred entries at a time while it is sent.',
  },
};

/** Fails with the statements, which show the origin of an unexpected round trip. */
function expectFew(trips: string[][], most = MOST): void {
  expect(trips.length > most ? trips : []).toEqual([]);
}

describe.runIf(inject('running').runtime === 'workerd')('on the edge each call costs at most two round trips:', () => {
  let paths: HappyPaths;

  beforeAll(async () => {
    if (inject('running').runtime !== 'workerd') return;
    await drawingEnds();
    paths = await happyPaths(shop);
    await shop.admin().get('/api/users/profile');
    await shop.seller('meera').get('/api/users/profile');
  }, 2 * DRAWING_MS);

  test('every call of the shop is here', () => {
    expect(Object.keys(paths.calls).sort()).toEqual(NAMES.toSorted());
  });

  test.each(NAMES)('%s', async (name) => {
    // Work after an earlier answer may be counted too. A call's own round trips occur in each repetition.
    let trips = await tripsOf(await paths.calls[name]!());
    const most = MORE[name]?.trips ?? MOST;
    for (let time = 0; trips.length > most && time < 2; time += 1) trips = await tripsOf(await paths.calls[name]!());
    expectFew(trips, most);
  });

  /** Pages without a file, in their most expensive form: a filtered list, a search without hits, a new post. */
  const LIVE_PAGES: Record<string, () => string> = {
    'a search': () => '/search?q=oxidised+jhumka',
    'a search with a filter, page 2': () => '/search?q=necklaces&stock=in&page=2',
    'a search that is spelt otherwise': () => '/search?q=jumkka',
    'a search that finds nothing': () => '/search?q=qqqqxyx',
    'a category, filtered': () => '/category/rings?color=Gold',
    'a category, filtered to nothing': () => '/category/rings?color=No+such+colour',
    'a collection, sorted': () =>
      `/shop/${String(shop.row('SELECT seo_url FROM collections ORDER BY position').seo_url)}?sort=price-asc`,
    'all products, page 2': () => '/shop?page=2',
    "a seller's store, page 2": () =>
      `/store/${String(shop.row('SELECT slug FROM sellers WHERE email = ?', 'meera@ratnahaat.example').slug)}?page=2`,
    'a product': () => `/product/${paths.sku.seoUrl}`,
    'all reviews of a product': () => `/reviews/${paths.sku.seoUrl}?sort=helpful`,
    'a page to write a review': () => `/write-review/${paths.sku.seoUrl}`,
    'a festival two years ahead': () => `/hindu-festivals-calendar/${yearNow() + 2}/diwali`,
    'the blog, page 2': () => '/blog?page=2',
    'a category of the blog': () => `/blog/category/tests-of-${shop.mark}`,
    'posts with a tag': () => `/blog/tag/nath-${shop.mark}`,
    'a post': () => `/blog/${paths.post.slug}`,
  };

  test.each(Object.keys(LIVE_PAGES))('a page: %s', async (name) => {
    const headers = { Accept: 'text/html' };
    const trips = await tripsOf(() => shop.visitor().get(LIVE_PAGES[name]!(), { headers }));
    expect(trips.length, 'the page was drawn, not taken from a file').toBeGreaterThan(0);
    expectFew(trips);
  });

  test('also a direct purchase, and a change of e-mail', async () => {
    const { asha, sku } = paths;
    expectFew(await tripsOf(() => askToBuy(asha, sku)));
    const email = shop.emailOf('proven');
    await asha.post('/api/users/profile/email-code', { email });
    const otp = await codeFor(origin, email);
    expectFew(await tripsOf(() => asha.patch('/api/users/profile', { email, otp })));
  });
});
