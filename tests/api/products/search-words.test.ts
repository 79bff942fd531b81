import { afterEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ManagedSearchWord, SearchesInVain } from '#contract/calls/managed-search-words.ts';
import { SearchAnswer, SuggestAnswer } from '#contract/calls/search.ts';
import { queryKey } from '../../../functions/domain/discovery/search/index.ts';
import { searchWordForm } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const visitor = shop.visitor();
const PATH = '/api/admin/search-words';
const made: number[] = [];

async function create(over: Record<string, unknown> = {}): Promise<ManagedSearchWord> {
  const row = (await shop.admin().post(PATH, searchWordForm(over))).as(ManagedSearchWord);
  made.push(row.id);
  return row;
}

// The words are those of the whole shop, so none may stay for other tests.
afterEach(async () => {
  for (const id of made.splice(0)) await shop.admin().delete(`${PATH}/${id}`);
});

async function search(query: string, rest = ''): Promise<SearchAnswer> {
  return (await visitor.get(`/products/search?query=${encodeURIComponent(query)}${rest}`)).as(SearchAnswer);
}

/** Returns a word of letters that no product has. */
const newWord = () => String(searchWordForm().query);

/** Returns the answer of the search page. Redirects are not followed. */
const openSearch = (query: string, rest = '') =>
  fetch(`${shop.running.origin}/search?q=${encodeURIComponent(query)}${rest}`, { redirect: 'manual' });

describe('synonyms', () => {
  test('find the goods of each other from the next search on, and no longer when they are removed', async () => {
    const word = newWord();
    expect((await search(word)).found).toBe(0);
    const { id } = await create({ query: word, words: ['jhumka'] });
    const jhumkas = await search('jhumka');
    expect((await search(word)).found).toBe(jhumkas.found);
    expect((await search(word.toUpperCase())).found).toBe(jhumkas.found);
    await shop.admin().delete(`${PATH}/${id}`);
    expect((await search(word)).found).toBe(0);
  });

  test('in one direction leave the results of the other word as they are', async () => {
    const word = newWord();
    const before = await search('anklet');
    await create({ kind: 'one-way', query: word, words: ['anklet'] });
    expect((await search(word)).found).toBe(before.found);
    expect((await search('anklet')).hits).toEqual(before.hits);
  });

  test('of several words need all of them, and go together with a price', async () => {
    const word = newWord();
    await create({ query: `${word} ke phool`, words: ['jhumka'] });
    const { found, understood } = await search(`${word} ke phool under 500`);
    expect(found).toBe((await search('jhumka under 500')).found);
    expect(understood).toHaveLength(1);
  });
});

describe('products at the front', () => {
  test('come first in their order, also those that the words do not find, and only for the whole query', async () => {
    const { hits } = await search('jhumka', '&size=20');
    const chosen = [hits[7]!.id, hits[3]!.id];
    const { id: other } = (await search('anklet')).hits[0]!;
    await create({ kind: 'pins', query: 'Jhumkas', productIds: [other, ...chosen] });
    const pinned = await search('झुमका', '&size=20');
    expect(pinned.hits.slice(0, 3).map(({ id }) => id)).toEqual([other, ...chosen]);
    expect((await search('jhumka', '&sort=price-asc')).found).toBe(pinned.found);
    expect((await search('kundan jhumka')).hits[0]!.id).not.toBe(other);
  });

  test('are the only results of a query that finds nothing, and its completions', async () => {
    const word = newWord();
    const { id, name } = (await search('anklet')).hits[0]!;
    await create({ kind: 'pins', query: word, productIds: [id] });
    const { hits, found } = await search(word);
    expect([found, hits.map((hit) => hit.id)]).toEqual([1, [id]]);
    const { suggestions } = (await visitor.get(`/api/search/suggest?q=${word}`)).as(SuggestAnswer);
    expect(suggestions.map(({ text }) => text)).toEqual([name]);
  });
});

describe('a redirect', () => {
  test('leads the search page to its page, is named by the call, and is the first completion', async () => {
    const word = newWord();
    await create({ kind: 'redirect', query: word, target: `${shop.running.siteOrigin}/category/jhumkas?sort=newest` });
    const page = await openSearch(word);
    expect([page.status, page.headers.get('location')]).toEqual([302, '/category/jhumkas?sort=newest']);
    expect((await search(word)).redirect).toBe('/category/jhumkas?sort=newest');
    expect((await search(`${word} jhumka`)).redirect).toBeNull();
    const { suggestions } = (await visitor.get(`/api/search/suggest?q=${word}`)).as(SuggestAnswer);
    expect(suggestions[0]).toEqual({ kind: 'page', text: word, path: '/category/jhumkas?sort=newest', picture: null });
    expect((await openSearch(word, '&words=plain')).status).not.toBe(302);
  });

  test.each([
    '/category/no-such-category',
    '/shop/no-such-collection',
    '/product/no-such-product',
    '/pages/no-such-page',
    '/search?q=jhumka',
    '/admin',
    'https://other.example/category/jhumkas',
    '/hindu-festivals-calendar/1999/diwali',
  ])('to %s is refused', async (target) => {
    const answer = await shop.admin().post(PATH, searchWordForm({ kind: 'redirect', target }));
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ fields: { target: expect.any(String) } });
  });
});

describe('refused are', () => {
  test('a word that is its own synonym, and a loop', async () => {
    const self = await shop.admin().post(PATH, searchWordForm({ query: 'jhumka', words: ['झुमका'] }));
    expect(self.json).toHaveProperty('fields.words');
    const [one, other] = [newWord(), newWord()];
    await create({ kind: 'one-way', query: one, words: [other] });
    const back = await shop.admin().post(PATH, searchWordForm({ kind: 'one-way', query: other, words: [one] }));
    expect(back.json).toHaveProperty('fields.words');
  });

  test('a second entry of the kind for a query, in any spelling', async () => {
    const { query } = await create();
    const again = await shop.admin().post(PATH, searchWordForm({ query: `${query.toUpperCase()}s` }));
    expect(again.json).toMatchObject({ code: 'SEARCH_WORD_TAKEN' });
  });

  test('a change of an old version, with the present state', async () => {
    const { id, version } = await create();
    await shop.admin().put(`${PATH}/${id}`, { words: ['tassel'], version });
    const late = await shop.admin().put(`${PATH}/${id}`, { words: ['fringe'], version });
    expect(late.json).toMatchObject({ code: 'STALE_VERSION' });
    const row = (await shop.admin().get(`${PATH}/${id}`)).as(ManagedSearchWord);
    expect(row.words).toEqual(['tassel']);
  });

  test('products that do not exist', async () => {
    const answer = await shop.admin().post(PATH, searchWordForm({ kind: 'pins', productIds: [999_999_999] }));
    expect(answer.json).toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
  });
});

test('an entry is listed by its kind, and each change is in the audit log', async () => {
  const { id, query } = await create();
  const listed = async (kind: string) => {
    const filter = encodeURIComponent(JSON.stringify({ q: query, kind }));
    return (await shop.admin().get(`${PATH}?filter=${filter}`)).as(z.array(ManagedSearchWord)).map((row) => row.id);
  };
  expect(await listed('both-ways')).toEqual([id]);
  expect(await listed('pins')).toEqual([]);
  await shop.admin().put(`${PATH}/${id}`, { words: ['tassel'] });
  const actions = shop.rows("SELECT action FROM audit_log WHERE subject = 'searchWord' AND subject_id = ?", id);
  expect(actions).toEqual([{ action: 'search word changed' }]);
});

test('searches that found nothing are listed until they have an entry', async () => {
  const word = newWord();
  await search(word);
  const listed = async () =>
    (await shop.admin().get(`${PATH}/in-vain`)).as(SearchesInVain).searches.map(({ query }) => query);
  const counted = () =>
    shop.rows('SELECT query FROM search_counts WHERE empty_count > 0 AND query = ?', queryKey(word));
  await expect.poll(async () => counted().length).toBeGreaterThan(0);
  // Only the most frequent are listed, so the entry is judged by its absence.
  await create({ query: word });
  expect(await listed()).not.toContain(String(counted()[0]!.query));
});
