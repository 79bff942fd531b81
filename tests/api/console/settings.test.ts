import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { LoggedChange } from '#contract/calls/audit.ts';
import { HomeSettings } from '#contract/calls/settings.ts';
import { homeForm, seasonForm } from '../../support/forms.ts';
import { publishAll } from '../../support/publish-all.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const HOME = '/api/admin/settings/home';
const read = async () => (await shop.admin().get(HOME)).as(HomeSettings);

test('an admin changes the seasons and price doors, which the audit log keeps', async () => {
  const before = await read();
  expect(before.collections.map(({ seoUrl }) => seoUrl)).toContain('bridal');
  const today = before.today.slice(5);
  const seasons = [seasonForm({ from: today, to: today, collection: 'pearl-bead' })];

  const after = (
    await shop.admin().put(HOME, homeForm({ seasons, priceDoors: [249, 1499], version: before.version }))
  ).as(HomeSettings);
  expect(after).toMatchObject({ version: before.version + 1, priceDoors: [249_00, 1_499_00] });
  expect(after.seasons).toHaveLength(1);
  expect(await read()).toEqual(after);

  const [logged] = (await shop.admin().get('/api/admin/audit?filter={"subject":"settings"}')).as(z.array(LoggedChange));
  expect(logged).toMatchObject({ action: 'home page changed', subjectId: after.version });
});

test('the home page is drawn again after a change, and no page of the policies', async () => {
  const newest = () => Number(shop.row('SELECT max(id) AS id FROM page_invalidations').id);
  const before = newest();
  await shop.admin().put(HOME, homeForm());
  const noted = shop.rows('SELECT subject FROM page_invalidations WHERE id > ?', before).map(({ subject }) => subject);
  expect(noted).toEqual(['home']);
});

// On Workers only a deployment makes the files.
test.runIf(inject('running').runtime === 'node')('the file of the home page says the new prices', async () => {
  await shop.admin().put(HOME, homeForm({ priceDoors: [249, 1999] }));
  await shop.later(60, () => publishAll(shop));
  const page = await shop.visitor().get('/', { headers: { Accept: 'text/html' } });
  expect(page.headers.get('etag')).not.toBeNull();
  expect(page.text).toContain('Under ₹1,999');
});

test('policy pages keep their date when only the home page is changed', async () => {
  const since = () => shop.row('SELECT policy_since FROM store_settings ORDER BY version DESC LIMIT 1').policy_since;
  const before = since();
  await shop.admin().put(HOME, homeForm());
  expect(since()).toBe(before);
});

test('who saw an older version is shown the present one, and changes nothing', async () => {
  const { version } = await read();
  const present = (await shop.admin().put(HOME, homeForm({ priceDoors: [399], version }))).as(HomeSettings);
  const answer = await shop.admin().put(HOME, homeForm({ priceDoors: [499], version }));
  expect(answer).toRefuse(409, 'STALE_VERSION');
  expect((answer.json as { current: { priceDoors: number[] } }).current.priceDoors).toEqual([399]);
  expect(await read()).toEqual(present);
});

test.each([
  [
    'a collection that is not there',
    { seasons: [seasonForm({ collection: 'moon-rock' })] },
    'seasons.0.collection',
    'There is no collection “moon-rock”',
  ],
  [
    'a day the month does not have',
    { seasons: [seasonForm({ to: '02-30' })] },
    'seasons.0.to',
    'To must be a day that the month has',
  ],
  [
    'a day in two seasons',
    { seasons: [seasonForm(), seasonForm({ name: 'Gifts', from: '02-10', to: '02-14' })] },
    'seasons.1.from',
    '“Weddings” has this day too: 10 February is in both seasons',
  ],
  ['no words', { seasons: [seasonForm({ heading: ' ' })] }, 'seasons.0.heading', 'Heading is required'],
  ['a price of nothing', { priceDoors: [0] }, 'priceDoors.0', 'Please enter a whole amount above ₹0'],
  ['prices that fall', { priceDoors: [499, 299] }, 'priceDoors.1', 'Please put the lower price first'],
])('%s is refused in words, and nothing is changed', async (_, wrong, field, text) => {
  const before = await read();
  const answer = await shop.admin().put(HOME, homeForm(wrong));
  expect(answer).toRefuse(422, 'FIELDS_INVALID', text);
  expect((answer.json as { fields: object }).fields).toEqual({ [field]: text });
  expect(await read()).toEqual(before);
});
