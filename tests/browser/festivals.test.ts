import { FESTIVALS_HEADING } from '#contract/messages.ts';
import { MONTH_NAMES } from '#contract/shop/dates.ts';
import { clock } from '../support/clock.ts';
import { holdRequests } from './hold-requests.ts';
import { expect, test } from './shop-test.ts';
import { twoFrames } from './two-frames.ts';

const CALENDAR = '/hindu-festivals-calendar';
const [year, month] = clock.today().split('-').map(Number) as [number, number];
const nameOf = (step: number) => {
  const then = new Date(Date.UTC(year, month - 1 + step, 1));
  return `${MONTH_NAMES[then.getUTCMonth()]} ${then.getUTCFullYear()}`;
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the calendar is a table and a list whose links lead on', async ({ page }) => {
    await page.goto(CALENDAR);
    await expect(page.getByRole('heading', { level: 1, name: 'Hindu festivals calendar' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${nameOf(0)} \\(.+\\)$`) })).toBeVisible();
    await expect(page.getByRole('columnheader')).toHaveCount(7);
    await expect(page.getByRole('columnheader').first()).toContainText('Sunday');
    await expect(page.getByText('timings are local, consult the local temple')).toBeVisible();
    // This is the search of festivals. The search in the navigation bar works without JavaScript.
    await expect(page.getByRole('main').getByRole('searchbox')).toBeHidden();

    await page.getByRole('link', { name: `Next month, ${nameOf(1)}` }).click();
    await expect(page).toHaveURL(new RegExp(`${CALENDAR}/\\d{4}#\\w+$`));
    await expect(page.locator('.month')).toHaveCount(12);
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(`^${nameOf(1)}`) })).toBeInViewport();
  });

  test('a festival has a page with its day, its times, its guidelines and its pieces', async ({ page }) => {
    await page.goto(`${CALENDAR}/2026/karwa-chauth`);
    await expect(page.getByRole('heading', { level: 1, name: 'Karwa Chauth' })).toBeVisible();
    await expect(page.getByText('करवा चौथ')).toBeVisible();
    await expect(page.getByText('Thursday, 29 October 2026')).toBeVisible();
    await expect(page.getByRole('row', { name: /^Pujan muhurat \d+:\d\d pm to \d+:\d\d pm$/ })).toBeVisible();
    for (const text of [
      'rise early and bathe before sunrise',
      'avoid grains, certain vegetables and salt',
      'break the fast at the time the local temple gives',
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.locator('.pieces .card')).toHaveCount(12);
    await expect(page.getByRole('link', { name: /Thursday|Friday|Saturday|Sunday|Monday/ }).first()).toBeVisible();
    await page.getByRole('link', { name: /^After it/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Karwa Chauth');
  });

  test('another city is chosen in a form, and stays on the way through the calendar', async ({ page }) => {
    await page.goto(`${CALENDAR}/2026/karwa-chauth`);
    await expect(page.getByText('Auspicious time for New Delhi')).toBeVisible();
    await page.getByText('Change city').click();
    await page.getByRole('combobox', { name: 'City' }).selectOption('Guwahati');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(`${CALENDAR}/2026/karwa-chauth?city=guwahati`);
    await expect(page.getByText('Auspicious time for Guwahati')).toBeVisible();
    await expect(page.getByRole('row', { name: 'Moonrise 7:18 pm' })).toBeVisible();
    await page.getByRole('link', { name: /^After it/ }).click();
    await expect(page).toHaveURL(/\?city=guwahati$/);
    await expect(page.getByText('Dates and times for Guwahati')).toBeVisible();
    await page.getByRole('link', { name: '2026', exact: true }).click();
    await expect(page).toHaveURL(`${CALENDAR}/2026?city=guwahati`);
    await expect(page.getByText('Dates and times are computed for Guwahati')).toBeVisible();
  });

  test('the home page leads to the calendar', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: FESTIVALS_HEADING }).click();
    await expect(page).toHaveURL(CALENDAR);
  });
});

test('months change in place, and the browser goes back through them', { tag: '@desk' }, async ({ page }) => {
  await page.goto(CALENDAR);
  const heading = page.locator('.month h2');
  await expect(heading).toContainText(nameOf(0));
  await expect(page.locator('td[aria-current=date]')).toHaveCount(1);

  await page.getByRole('link', { name: `Next month, ${nameOf(1)}` }).click();
  await expect(heading).toContainText(nameOf(1));
  await expect(page.locator('[data-turned]')).toContainText(nameOf(1));
  await expect(page.getByRole('link', { name: `Next month, ${nameOf(2)}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading).toContainText(nameOf(2));
  await expect(page.locator('.month')).toHaveCount(1);
  await page.goBack();
  await expect(heading).toContainText(nameOf(1));
  await page.goBack();
  await expect(heading).toContainText(nameOf(0));
  await expect(page).toHaveURL(CALENDAR);
});

test('the city that was chosen is that of every page of the calendar from then on', async ({ page, shop }) => {
  await page.goto(CALENDAR);
  const city = page.getByText(/^\s*Dates and times for/);
  await expect(city).toContainText('New Delhi');
  await city.click();
  await shop.expectAccessible(page);
  await page.getByRole('combobox', { name: 'City' }).selectOption('Guwahati');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(`${CALENDAR}?city=guwahati`);
  await expect(city).toContainText('Guwahati');

  // Months that are loaded in place are those of the city.
  await page.getByRole('link', { name: `Next month, ${nameOf(1)}` }).click();
  await expect(page).toHaveURL(/\?city=guwahati#\w+$/);
  await expect(page.locator('.month h2')).toContainText(nameOf(1));
  await expect(page.getByRole('table')).toContainText('sunrise in Guwahati');
  const festival = page.locator('.events a[data-festival]').first();
  await expect(festival).toHaveAttribute('href', /\?city=guwahati$/);
  await festival.click();
  const window = page.getByRole('dialog');
  await expect(window.getByText('Panchang of the day for Guwahati')).toBeVisible();
  await expect(window.getByText('Change city')).toHaveCount(0);

  // An address without a city uses the chosen city.
  await page.goto(`${CALENDAR}/2026/karwa-chauth`);
  await expect(page.getByText('Auspicious time for Guwahati')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Moonrise 7:18 pm' })).toBeVisible();
  await expect(page).toHaveURL(`${CALENDAR}/2026/karwa-chauth?city=guwahati`);
  await expect(page.getByRole('link', { name: 'Add to your calendar (.ics)' })).toHaveAttribute(
    'href',
    `${CALENDAR}/2026/karwa-chauth.ics?city=guwahati`,
  );
  await page.goto(`${CALENDAR}/2026#october`);
  await expect(page.locator('#october').getByRole('table')).toContainText('sunrise in Guwahati');
  await page.goto(CALENDAR);
  await expect(city).toContainText('Guwahati');

  // A link with a city, also with New Delhi, shows that city.
  await page.goto(`${CALENDAR}/2026/karwa-chauth?city=mumbai`);
  await expect(page.getByText('Auspicious time for Mumbai')).toBeVisible();
  await page.getByText('Change city').click();
  await page.getByRole('combobox', { name: 'City' }).selectOption('New Delhi');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Auspicious time for New Delhi')).toBeVisible();
  await page.goto(`${CALENDAR}/2026/diwali`);
  await expect(page.getByText('Auspicious time for New Delhi')).toBeVisible();
});

test('a page whose city cannot be loaded says that it is for New Delhi', async ({ page }) => {
  await page.goto(`${CALENDAR}/2026?city=pune`);
  await page.getByText('Change city').click();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('Dates and times for Pune')).toBeVisible();
  await page.route(`**${CALENDAR}/2026/karwa-chauth?city=pune`, (route) => route.fulfill({ status: 429 }));
  const asked = page.waitForResponse((answer) => answer.status() === 429);
  await page.goto(`${CALENDAR}/2026/karwa-chauth`);
  await asked;
  await expect(page.getByText('Auspicious time for New Delhi')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Moonrise 8:12 pm' })).toBeVisible();
});

test('a festival is shown in a window that the keyboard opens and closes', { tag: '@desk' }, async ({ page, shop }) => {
  await page.goto(CALENDAR);
  const link = page.locator('.events a[data-festival]').first();
  const name = (await link.innerText()).trim();
  await link.focus();
  await page.keyboard.press('Enter');
  const window = page.getByRole('dialog', { name });
  await expect(window).toBeVisible();
  await expect(window.getByText(new RegExp(`, \\d+ ${MONTH_NAMES[month - 1]} ${year}$`))).toBeVisible();
  await expect(window.getByText('timings are local, consult the local temple')).toBeVisible();
  await shop.expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(link).toBeFocused();
});

test('a fast is shown with its guidelines', async ({ page }) => {
  await page.goto(`${CALENDAR}/2026#october`);
  await page.locator('#october .events').getByRole('link', { name: 'Karwa Chauth' }).click();
  const window = page.getByRole('dialog', { name: 'Karwa Chauth' });
  await expect(window.getByText('rise early and bathe before sunrise')).toBeVisible();
  await expect(window.getByRole('rowheader', { name: 'Moonrise' })).toBeVisible();
  await expect(window.getByRole('heading', { name: 'What to wear' })).toBeVisible();
  await window.getByRole('link', { name: 'Open the festival page' }).click();
  await expect(page).toHaveURL(`${CALENDAR}/2026/karwa-chauth`);
});

test('the search finds festivals of the whole year by any of their names', async ({ page, shop }) => {
  await page.goto(CALENDAR);
  const field = page.getByRole('searchbox', { name: `Find a festival of ${year}` });
  await field.fill('deepavali');
  const found = page.locator('[data-found]');
  await expect(found.getByRole('link', { name: /^Diwali/ })).toBeVisible();
  await expect(page.locator('[data-found-count]')).toHaveText(/^\d+ found in \d{4}$/);
  await field.fill('एकादशी');
  await expect.poll(() => found.getByRole('link').count()).toBeGreaterThanOrEqual(24);
  await shop.expectAccessible(page);
  await field.fill('xyzzy');
  await expect(page.locator('[data-found-count]')).toHaveText(`No festival or fast in ${year} has this name.`);
  await field.fill('');
  await expect(found.getByRole('listitem')).toHaveCount(0);
});

test('on a phone a day leads to its list below', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'a wide screen names the festivals in the grid');
  await page.goto(CALENDAR);
  const day = page.locator('a.day').last();
  const number = await day.innerText();
  await day.click();
  await expect(page.locator('.events > li:target b')).toHaveText(number);
  await expect(page.locator('.events > li:target')).toBeInViewport();
});

test('the page of a festival asks for an order only in time', async ({ page }) => {
  await page.goto(`${CALENDAR}/${year + 1}/karwa-chauth`);
  await expect(page.getByText(/^Order by \w+, \d+ \w+ to wear it on Karwa Chauth\.$/)).toBeVisible();
  await page.goto(`${CALENDAR}/${year - 1}/karwa-chauth`);
  await expect(page.getByRole('heading', { name: 'Jewellery for Karwa Chauth' })).toBeVisible();
  await expect(page.getByText(/^Order by/)).toBeHidden();
});

test('the home page asks to order for one festival at most, and falls silent when that is too late', async ({
  page,
}) => {
  await page.goto('/');
  const asked = page.getByText(/^\s*Order by \w+, \d+ \w+ to have it in time anywhere in India\.\s*$/);
  expect(await asked.count()).toBeLessThanOrEqual(1);
  await page.clock.setFixedTime(clock.now() + 80 * 86_400_000);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'New arrivals' })).toBeVisible();
  await expect(asked.filter({ visible: true })).toHaveCount(0);
});

for (const [what, path] of [
  ['of this month', CALENDAR],
  ['of a year', `${CALENDAR}/${year}`],
] as const) {
  test(`the calendar ${what} stays where it is when its script comes`, { tag: '@desk' }, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: { at: number; moved: string }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          sources: { node: Element | null }[];
        })[]) {
          const moved = entry.sources.map(({ node }) => node?.parentElement?.innerHTML.slice(0, 200)).join(' | ');
          if (entry.value > 0.001) shifts.push({ at: entry.startTime, moved: `${entry.value.toFixed(4)}: ${moved}` });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // On a slow connection people read the page before its scripts arrive.
    const release = await holdRequests(page, '**/_astro/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    // A late font may move text in the frame after it has loaded, so only later shifts count.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await twoFrames(page);
    const released = await page.evaluate(() => performance.now());
    release();
    await page.waitForLoadState('networkidle');
    await twoFrames(page);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: { at: number; moved: string }[] }).shifts);
    expect(shifts.filter(({ at }) => at > released).map(({ moved }) => moved)).toEqual([]);
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
  });
}

test('a year that nothing leads to is drawn, and leads back to those of now', async ({ page, shop }) => {
  await page.goto(`${CALENDAR}/1994`);
  await expect(page.locator('.month')).toHaveCount(12);
  await expect(
    page.getByRole('navigation', { name: 'Years' }).getByRole('link', { name: '1994', exact: true }),
  ).toHaveAttribute('aria-current', 'page');
  await expect(
    page.getByRole('navigation', { name: 'Years' }).getByRole('link', { name: String(year), exact: true }),
  ).toBeVisible();
  await shop.expectAccessible(page);
  await page.goto(`${CALENDAR}/1994/diwali`);
  await expect(page.getByText('Thursday, 3 November 1994')).toBeVisible();
  await expect(page.getByText(/^Order by/)).toHaveCount(0);
  await shop.expectAccessible(page);
});
