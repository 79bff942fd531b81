import { join } from 'node:path';
import { addDays } from '../../contract/shop/dates.ts';
import { clock } from '../support/clock.ts';
import { drawnDemoShop } from '../support/demo-shop.ts';
import { startNodeShop } from '../support/node-shop.ts';
import type { NodeShop } from '../support/node-shop.ts';
import { makeDataFolder, signStaffIn } from '../support/setup.ts';
import { enterAsAdmin, staySignedIn } from './enter-console.ts';
import { expect, test } from './shop-test.ts';

/** A shop of its own, because the test moves its clock. */
let own: NodeShop;
let data: ReturnType<typeof makeDataFolder>;
let token: string;

test.beforeAll(async () => {
  data = makeDataFolder('dated', join(await drawnDemoShop(), 'ratnahaat.db'));
  own = await startNodeShop(data.path, { jobs: 'asked for', isUnderTest: true });
  token = (await signStaffIn(own.origin))['admin@ratnahaat.example']!;
});
test.afterAll(async () => {
  await own.stop();
  data.remove();
});

async function post(path: string, body: object = {}): Promise<Record<string, unknown>> {
  const answer = await fetch(own.origin + path, { method: 'POST', body: JSON.stringify(body) });
  expect(answer.status, path).toBe(200);
  return (await answer.json()) as Record<string, unknown>;
}

const RENDERS_A_DAY_MS = 90_000;

/** Moves the clock a day on, and publishes what changes with it. */
async function nextDay(): Promise<void> {
  await post('/sandbox/clock', { advance: 86_400 });
  await post('/sandbox/jobs/roll-calendar');
  await post('/sandbox/clock', { advance: 60 });
  // A new day changes lists, seasons and the calendar, in each language.
  await expect
    .poll(async () => (await post('/sandbox/jobs/publish')).published, { timeout: RENDERS_A_DAY_MS })
    .toBe(false);
}

test('an admin makes a collection for one day, and shoppers see it on that day only', async ({ page, shop }) => {
  const tomorrow = addDays(clock.today(), 1);
  await staySignedIn(page, token, 'ROLE_ADMIN');
  await page.goto(`${own.origin}/admin/collections/create`);
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Temple Evening');
  await page.getByRole('combobox', { name: 'Theme' }).click();
  await page.getByRole('option', { name: 'Festivals' }).click();
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('For one evening only.');

  // The count follows the rule as it is edited.
  const now = page.getByRole('region', { name: 'Products now' });
  await expect(now.getByRole('status')).toHaveText(/^\d+ products$/);
  const count = async () => Number.parseInt((await now.getByRole('status').textContent())!, 10);
  const all = await count();
  await page.getByRole('combobox', { name: 'Style' }).fill('Temple');
  await page.getByRole('option', { name: 'Temple' }).click();
  await expect.poll(count).toBeLessThan(all);
  const temple = await count();
  await page.getByRole('spinbutton', { name: 'Price up to, in rupees' }).fill('999');
  await expect.poll(count).toBeLessThan(temple);

  // Two products are pinned, and the second is moved to the front with the arrow keys.
  const pins = now.getByRole('button', { name: /^Pin / });
  const [first, second] = await Promise.all(
    [0, 1].map(async (at) => (await pins.nth(at).getAttribute('aria-label'))!.slice('Pin '.length)),
  );
  await now.getByRole('button', { name: `Pin ${first!}`, exact: true }).click();
  await now.getByRole('button', { name: `Pin ${second!}`, exact: true }).click();
  const front = page.getByRole('group', { name: 'At the front' });
  await expect(front.getByRole('listitem')).toHaveText([first!, second!]);
  await front.getByRole('button', { name: `Move ${second!}, place 2 of 2` }).press('ArrowUp');
  await expect(front.getByRole('listitem')).toHaveText([second!, first!]);
  await expect(front.getByRole('status')).toHaveText(`${second!}: place 1 of 2`);
  await expect(front.getByRole('button', { name: `Move ${second!}, place 1 of 2` })).toBeFocused();
  await expect(now.getByRole('listitem').first()).toContainText(second!);

  await page.getByLabel('From', { exact: true }).fill(tomorrow);
  await page.getByLabel('Until, this day included').fill(tomorrow);
  await shop.expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Temple Evening is added.')).toBeVisible();

  expect((await page.goto(`${own.origin}/shop/temple-evening`))!.status()).toBe(404);
  await nextDay();
  await page.goto(`${own.origin}/shop/collections`);
  await page.getByRole('link', { name: /^Temple Evening/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Temple Evening' })).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: second! }).first()).toBeVisible();

  await nextDay();
  await page.goto(`${own.origin}/shop/temple-evening`);
  await expect(page).toHaveURL(`${own.origin}/shop/collections`);
  await expect(page.getByRole('link', { name: /^Temple Evening/ })).toHaveCount(0);
});

test('a collection that is edited by two people shows both states', async ({ page, shop }) => {
  await enterAsAdmin(page, shop, `/collections?filter=${encodeURIComponent('{"q":"puja"}')}`);
  await page.getByRole('link', { name: /^For Puja/ }).click();
  const description = page.getByRole('textbox', { name: 'Description', exact: true });
  await description.fill('Mine.');
  const id = Number(/\d+$/.exec(new URL(page.url()).pathname)![0]);
  const theirs = await fetch(`${shop.origin}/api/admin/collections/${id}`, {
    method: 'PUT',
    headers: {
      Authorization: `Bearer ${await shop.staffToken('admin@ratnahaat.example')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ description: 'Theirs.' }),
  });
  expect(theirs.status).toBe(200);
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'Two changes to For Puja' });
  await expect(conflict.getByRole('radiogroup', { name: 'Description' })).toHaveCount(1);
  await expect(conflict.getByRole('radio', { name: 'Yours: Mine.' })).toBeChecked();
  await expect(conflict.getByRole('radio', { name: 'Theirs: Theirs.' })).toBeVisible();
});
