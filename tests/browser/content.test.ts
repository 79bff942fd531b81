import { holdRequests } from './hold-requests.ts';
import { expect, test } from './shop-test.ts';

const PAGES = [
  '/about',
  '/about/team',
  '/help',
  '/care',
  '/shipping',
  '/refund',
  '/damage',
  '/terms-conditions',
  '/privacy',
  '/sitemap',
  '/contact',
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form is answered by the page', async ({ page, shop }) => {
    await page.goto('/contact');
    await page.getByLabel('Your name').fill('Asha Rao');
    await page.getByLabel('Email').fill(`plain.${shop.mark}@example.in`);
    await page.getByLabel('Subject').fill('A question');
    await page.getByLabel('Message', { exact: true }).fill('When do you open?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(/Message sent successfully! Your ticket is RH-T-/)).toBeInViewport();
    await expect(page.getByLabel('Your name')).toHaveValue('');
  });

  for (const path of ['/help', '/']) {
    test(`the questions of ${path} are chosen by category, and one answer shows at a time`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByLabel('Search the questions')).toBeHidden();
      await page.getByText('Is this real gold?').click();
      await expect(page.getByText('It carries no hallmark')).toBeVisible();
      await page.getByText('Where do you ship?').click();
      await expect(page.getByText('We cannot ship abroad.')).toBeVisible();
      await expect(page.getByText('It carries no hallmark')).toBeHidden();
      await page.locator('.categories').getByText('returns').click();
      await expect(page.getByText('Is this real gold?')).toBeHidden();
      await expect(page.getByText('Can I return an item?')).toBeVisible();
    });
  }

  test('the home page has every question of the help page, below its goods', async ({ page }) => {
    const asked = async (path: string) => {
      await page.goto(path);
      return page.locator('[data-faq] details').allTextContents();
    };
    const atHome = await asked('/');
    expect(atHome.length).toBeGreaterThan(20);
    const [goods, questions] = await Promise.all(
      ['main .card', '[data-faq]'].map((part) =>
        page
          .locator(part)
          .last()
          .evaluate((element) => element.getBoundingClientRect().top),
      ),
    );
    expect(questions!).toBeGreaterThan(goods!);
    expect(atHome).toEqual(await asked('/help'));
  });

  test('every link of the site map leads to a page, and every page leads to its parts', async ({ page, request }) => {
    await page.goto('/sitemap');
    const links = await page
      .locator('main a')
      .evaluateAll((anchors) => [...new Set(anchors.map((anchor) => anchor.getAttribute('href')!))]);
    for (const path of ['/', '/shop', '/shop/men', '/shop/women', '/shop/accessories', '/about/team', '/help']) {
      expect(links).toContain(path);
    }
    for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const parts = await page
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link')
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')!));
      for (const part of parts) await expect(page.locator(`section${part}`), `${path}${part}`).toHaveCount(1);
    }
  });
});

test('the contact form marks what is wrong, then sends in place', async ({ page, shop }) => {
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send message' });
  await page.getByLabel('Your name').fill('Asha Rao');
  await page.getByLabel('Email').fill('asha at home');
  await send.click();
  await expect(page.getByText('Please fill in all fields correctly.')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'false');
  await shop.expectAccessible(page);

  await page.getByLabel('Email').fill(`asha.${shop.mark}@example.in`);
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message', { exact: true }).fill('When do you open?');
  // Wait as long as a person needs for the form.
  await page.waitForFunction(() => performance.now() > 3000);
  const refused = { message: 'Too many messages', error: 'Too many messages', code: 'RATE_LIMITED', requestId: 'x' };
  await page.route('**/api/contact', (route) => route.fulfill({ status: 429, json: refused }), { times: 1 });
  await send.click();
  const answer = page.locator('#contact-answer');
  await expect(answer).toHaveText(/\S/);
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport();
  await expect(send).toBeInViewport();

  const release = await holdRequests(page, '**/api/contact');
  await send.click();
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  release();
  await expect(page.getByText(/Message sent successfully! Your ticket is RH-T-/)).toBeVisible();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
  expect(page.url()).toMatch(/\/contact$/);
});

test.describe('customer care', () => {
  for (const [at, words] of [
    ['2026-11-21T11:00:00+05:30', 'Open now'],
    ['2026-11-22T11:00:00+05:30', 'Closed now'],
    ['2026-11-23T18:00:00+05:30', 'Closed now'],
  ] as const) {
    test.describe(at, () => {
      test.use({ timezoneId: 'America/New_York' });
      test(`is ${words}, by Kolkata's clock`, async ({ page }) => {
        await page.clock.setFixedTime(new Date(at));
        await page.goto('/contact');
        await expect(page.getByText(words, { exact: true })).toBeVisible();
      });
    });
  }
});

for (const path of ['/help', '/']) {
  test(`the questions of ${path} are searched, counted by category, and open one at a time`, async ({ page, shop }) => {
    await page.goto(path);
    const search = page.getByLabel('Search the questions');
    await search.fill('unboxing');
    await expect(page.getByText('1 question', { exact: true })).toBeVisible();
    await expect(page.getByText('My item is damaged or wrong. What should I do?')).toBeVisible();
    await expect(page.getByText('Is this real gold?')).toBeHidden();
    await search.fill('no such words');
    await expect(page.getByText('No questions', { exact: true })).toBeVisible();
    await search.fill('');

    const counts = await page.locator('[data-faq] .categories label').allTextContents();
    const [all, ...each] = counts.map((text) => Number(/\d+/.exec(text)![0]));
    expect(counts.map((text) => text.replace(/\d+/, '').trim())).toEqual([
      'All',
      'products',
      'shipping',
      'returns',
      'payment',
      'care',
      'contact',
    ]);
    expect(each.reduce((sum, count) => sum + count, 0)).toBe(all);
    await page.getByRole('radio', { name: /returns/i }).check({ force: true });
    await expect(page.locator('[data-faq] li:visible')).toHaveCount(each[2]!);
    await expect(page.getByText(`${each[2]} questions`, { exact: true })).toBeVisible();

    const open = page.locator('[data-faq] details[open]');
    await page.getByText('Can I return an item?').click();
    await page.getByText('When do I get my money back?').click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('business days after the item was inspected');
    await shop.expectAccessible(page);
  });
}

test('an address of the help page opens its answer', async ({ page, shop }) => {
  await page.goto('/help#complaint');
  await expect(page.getByText('Who decides?')).toBeVisible();
  await expect(page.getByText(/acknowledged within 24 hours and settled within 1 month/)).toBeVisible();
  await shop.expectAccessible(page);
});

test(
  'a product leads to its seller’s store, whose list changes in place',
  { tag: '@desk' },
  async ({ page, isMobile }) => {
    await page.goto('/product/lakshmi-kasu-temple-necklace-set');
    await page.getByRole('link', { name: 'Meera Temple Jewels' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Meera Temple Jewels' })).toBeVisible();
    await page.getByText('About this seller').click();
    await expect(page.getByText('36ZZTCJ1234K1Z4')).toBeVisible();
    if (isMobile) await page.getByRole('link', { name: /^Sort/ }).click();
    await page.getByRole('link', { name: 'Price: low to high' }).click();
    await expect(page).toHaveURL(/\/store\/meera-temple-jewels\?sort=price-asc$/);
    await expect(page.locator('.card').first()).toBeVisible();
  },
);

test.describe('every page', () => {
  for (const path of ['/', '/cart', '/product/lakshmi-kasu-temple-necklace-set', '/blog']) {
    test(`${path} names the grievance officer and leads from cash on delivery to its limits`, async ({ page }) => {
      await page.goto(path);
      const officer = page
        .locator('footer .care')
        .filter({ has: page.getByRole('heading', { name: 'Grievance Officer' }) });
      await expect(officer.getByText('Padmaja Venkataraman')).toBeVisible();
      await expect(officer.getByRole('link', { name: 'grievance@ratnahaat.example' })).toHaveAttribute(
        'href',
        'mailto:grievance@ratnahaat.example',
      );
      await officer.getByRole('link', { name: 'How to complain' }).click();
      await expect(page.locator('#grievance')).toBeInViewport();
      await page.goBack();
      await page
        .getByRole('complementary', { name: 'Announcements' })
        .getByRole('link', { name: 'COD available across India' })
        .click();
      await expect(page).toHaveURL('/shipping');
    });
  }

  test('of a product names them beside the seller', async ({ page }) => {
    await page.goto('/product/lakshmi-kasu-temple-necklace-set');
    const facts = page.getByRole('region', { name: 'Details' });
    await expect(facts.getByText('Grievance Officer', { exact: true })).toBeVisible();
    await expect(facts.getByText(/^Padmaja Venkataraman, /)).toBeVisible();
  });
});

test.describe('announcements that take turns', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('show the one whose link the keyboard is on, and only that can be pressed', async ({ page }) => {
    await page.clock.install();
    await page.goto('/about');
    const bar = page.locator('[data-announcements]');
    const shown = bar.locator('li.shown');
    await expect(shown).toHaveText('COD available across India');
    await page.clock.runFor(3500);
    await expect(shown).toHaveText('100% secure payments');
    const link = bar.getByRole('link', { name: 'COD available across India' });
    await link.focus();
    await expect(shown).toHaveText('COD available across India');
    await page.clock.runFor(10_000);
    await expect(shown).toHaveText('COD available across India');
  });
});
