import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { SavedFilter } from '#contract/calls/saved-filters.ts';
import { MOST_SAVED_FILTERS } from '#contract/shop/saved-filters.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const PATH = '/api/users/saved-filters';
const keep = (persona: Persona, name: string, search = '?page=1', list = 'skus') =>
  persona.put(PATH, { list, name, search });
const namesOf = async (persona: Persona, list = 'skus') =>
  (await persona.get(`${PATH}?list=${list}`)).as(z.array(SavedFilter)).map(({ name }) => name);

test('filters are kept for whoever saved them, in the list they are of, wherever they sign in', async () => {
  const [one, other] = [
    await shop.staff({ seller: 'meera', subRole: 'orders' }),
    await shop.staff({ seller: 'meera', subRole: 'orders' }),
  ];
  await keep(one, 'Sold out', '?filter={"status":"OUT_OF_STOCK"}');
  await keep(one, 'Late', '?filter={"dispatch":"LATE"}', 'orders');
  const again = (await keep(one, 'Sold out', '?filter={"status":"UPCOMING"}')).as(z.array(SavedFilter));
  expect(again).toMatchObject([{ name: 'Sold out', search: '?filter={"status":"UPCOMING"}' }]);
  expect(await namesOf(one, 'orders')).toEqual(['Late']);
  expect(await namesOf(other)).toEqual([]);
  expect(await other.delete(`${PATH}/${again[0]!.id}`)).toRefuse(404, 'SAVED_FILTER_NOT_FOUND');
  expect(await namesOf(one)).toEqual(['Sold out']);
  await one.delete(`${PATH}/${again[0]!.id}`);
  expect(await namesOf(one)).toEqual([]);
});

test('of one list only so many are kept, and each can still be changed', async () => {
  const staff = await shop.staff({ subRole: 'readOnly' });
  for (let count = 1; count <= MOST_SAVED_FILTERS; count += 1) await keep(staff, `Filter ${count}`);
  expect(await keep(staff, 'One more')).toRefuse(409, 'SAVED_FILTERS_FULL');
  expect((await keep(staff, 'Filter 1', '?page=2')).status).toBe(200);
  expect(await namesOf(staff)).toHaveLength(MOST_SAVED_FILTERS);
});
