import type { ManagedSearchWord } from '#contract/calls/managed-search-words.ts';
import { searchPath } from '#contract/pages/search-path.ts';
import { searchWordForm } from '../support/forms.ts';
import { expectFocusKept, press, tabTo, type } from './by-keyboard.ts';
import { enterAsAdmin } from './enter-console.ts';
import { expect, test } from './shop-test.ts';
import type { ShopHands } from './shop-test.ts';

/** Returns a word of letters that no product has. */
const newWord = () => String(searchWordForm().query);

/** Sends a request about search words as the admin. */
async function send(shop: ShopHands, method: 'POST' | 'DELETE', id = '', body?: object): Promise<ManagedSearchWord> {
  const answer = await fetch(`${shop.origin}/api/admin/search-words${id}`, {
    method,
    headers: {
      Authorization: `Bearer ${await shop.staffToken('admin@ratnahaat.example')}`,
      'Content-Type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as ManagedSearchWord;
}

test('an admin adds a synonym by keyboard, and the search of the shop finds by it until it is removed', async ({
  page,
  shop,
}) => {
  const word = newWord();
  const articles = page.getByRole('region', { name: 'Results' }).getByRole('article');
  await page.goto(searchPath({ q: word }));
  await expect(articles).toHaveCount(0);

  await enterAsAdmin(page, shop, '/search-words');
  await press(page, page.getByRole('link', { name: 'New search word' }));
  const synonyms = page.getByRole('textbox', { name: 'Synonyms, one a line' });
  await type(page, page.getByRole('textbox', { name: 'Word', exact: true }), word);
  await type(page, synonyms, `jhumka\n${word.toUpperCase()}`);
  await shop.expectAccessible(page);
  await press(page, page.getByRole('button', { name: 'Save' }));
  await expect(
    page.getByText(`“${word.toUpperCase()}” and “${word}” are one word for the search already`),
  ).toBeVisible();
  await expect(synonyms).toHaveAttribute('aria-invalid', 'true');
  await expectFocusKept(page);

  await type(page, synonyms, 'jhumka');
  await press(page, page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText(`${word} is added.`)).toBeVisible();
  await expect(page.getByRole('link', { name: word })).toBeVisible();
  await shop.expectAccessible(page);

  await page.goto(searchPath({ q: word }));
  await expect(articles).not.toHaveCount(0);

  await page.goto('/admin/search-words');
  await press(page, page.getByRole('link', { name: word }));
  await press(page, page.getByRole('button', { name: 'Remove' }));
  const question = page.getByRole('dialog', { name: 'Remove this search word?' });
  await press(page, question.getByRole('button', { name: 'Remove' }));
  await expect(page.getByText(`${word} is removed.`)).toBeVisible();
  await page.goto(searchPath({ q: word }));
  await expect(articles).toHaveCount(0);
});

test('a query with a redirect offers its page while it is typed, and opens it when it is sent', async ({
  page,
  shop,
}) => {
  const query = newWord();
  const { id } = await send(shop, 'POST', '', searchWordForm({ kind: 'redirect', query, target: '/category/jhumkas' }));
  await page.goto('/search?q=payal');
  const field = page.getByRole('search', { name: 'Search the shop' }).getByLabel('Search for jewellery');
  await field.fill(query);
  const offered = page.getByRole('link', { name: `Open the page for “${query}”` });
  await expect(offered).toHaveAttribute('href', /\/category\/jhumkas$/);
  await shop.expectAccessible(page);
  await tabTo(page, field);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/category/jhumkas');
  await expect(page.getByRole('heading', { level: 1, name: 'Jhumkas' })).toBeVisible();
  await send(shop, 'DELETE', `/${id}`);
});
