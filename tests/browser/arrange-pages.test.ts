import { press, select, tabTo, type } from './by-keyboard.ts';
import { enterAsAdmin } from './enter-console.ts';
import { addSection } from './sections.ts';
import { expect, test } from './shop-test.ts';

test(
  'an editor arranges the home page by keyboard alone, for a day to come, and brings the default back',
  { tag: '@only-desk' },
  async ({ page, shop }) => {
    await enterAsAdmin(page, shop, '/pages');
    await press(page, page.getByRole('link', { name: 'Home page', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: 'Home page' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Edit: / })).toHaveCount(11);

    await addSection(page, 'Text');
    const status = page.getByRole('status').filter({ hasText: 'section' });
    await expect(status).toHaveText('Text is added as section 12.');
    await tabTo(page, page.getByRole('textbox', { name: 'Text', exact: true }));
    await page.keyboard.type(`Made by hand ${shop.mark}`);
    // Other tests look at the home page meanwhile, so the section is for a day to come.
    await select(page, 'Shown', 'Between two times');
    await tabTo(page, page.getByLabel('From, in India’s time'));
    await page.keyboard.type('01012031');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('1000A');
    await expect(page.getByLabel('From, in India’s time')).toHaveValue('2031-01-01T10:00');

    await press(page, page.getByRole('button', { name: 'Move up: Text, section 12' }));
    await expect(page.getByRole('button', { name: 'Move up: Text, section 11' })).toBeFocused();
    await expect(status).toHaveText('Text is now section 11 of 12.');
    for (let place = 10; place >= 1; place -= 1) {
      await page.keyboard.press('Enter');
      await expect(status).toHaveText(`Text is now section ${place} of 12.`);
    }
    await expect(page.getByRole('button', { name: 'Move down: Text, section 1' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status).toHaveText('Text is now section 2 of 12.');

    await press(page, page.getByRole('button', { name: /^Hide: Promises, section/ }));
    await expect(page.getByRole('dialog', { name: 'Hide “Promises”?' })).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Keep it' }));
    await expect(page.getByRole('dialog')).toBeHidden();
    await shop.expectAccessible(page);

    await press(page, page.getByRole('button', { name: 'Show the preview' }));
    const phone = page.frameLocator('iframe[title="The page on a phone"]');
    await expect(phone.getByRole('heading', { name: 'Why Choose Us' })).toBeVisible();
    await expect(phone.getByText(`Made by hand ${shop.mark}`)).toHaveCount(0);
    await tabTo(page, page.getByLabel('Sections as at, in India’s time'));
    await page.keyboard.type('02012031');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('1000A');
    await expect(phone.getByText(`Made by hand ${shop.mark}`)).toBeVisible();
    // A group of toggles is one Tab stop; arrow keys move in it.
    await press(page, page.getByRole('button', { name: 'Phone', exact: true }), 'ArrowRight');
    await expect(page.getByRole('button', { name: 'Wide screen' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(
      page.frameLocator('iframe[title="The page on a wide screen"]').getByText(`Made by hand ${shop.mark}`),
    ).toBeVisible();

    await press(page, page.getByRole('button', { name: 'Save', exact: true }));
    await expect(page.getByText('The home page is saved.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Versions' }).getByRole('button', { name: 'Go back' })).not.toHaveCount(
      0,
    );

    await press(page, page.getByRole('button', { name: 'Restore the default arrangement' }));
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Restore' }));
    await expect(page.getByRole('button', { name: /^Edit: / })).toHaveCount(11);
    await press(page, page.getByRole('button', { name: 'Save', exact: true }));
    await expect(page.getByText('The home page is saved.').first()).toBeVisible();
  },
);

test('an editor builds and publishes a page by keyboard alone', { tag: '@only-desk' }, async ({ page, shop }) => {
  const title = `Our workshop ${shop.mark}`;
  await enterAsAdmin(page, shop, '/pages');
  await press(page, page.getByRole('link', { name: 'New page' }));
  await type(page, page.getByLabel('Title', { exact: true }), title);
  await type(page, page.getByLabel('Description for search engines'), 'Where the pieces are made.');
  await select(page, 'Status', 'Published');

  await addSection(page, 'Goods');
  await type(page, page.getByLabel('Heading'), 'For the bride');
  await tabTo(page, page.getByRole('combobox', { name: 'Collection', exact: true }));
  await page.keyboard.type('Bridal');
  await expect(page.getByRole('option', { name: 'Bridal', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('button', { name: 'Close: Goods, section 1' }));

  await addSection(page, 'Own questions');
  await type(page, page.getByLabel('Question', { exact: true }), 'Who makes them?');
  await type(page, page.getByLabel('Answer', { exact: true }), 'Four families in Jaipur.');
  await shop.expectAccessible(page);
  await press(page, page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByText('The page is saved: published.')).toBeVisible();

  await page.goto(`${shop.origin}/pages/our-workshop-${shop.mark}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'For the bride' })).toBeVisible();
  await expect(page.getByText('Who makes them?')).toBeVisible();
  await shop.expectAccessible(page);
});
