import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Address } from '#contract/calls/addresses.ts';
import { addressForm } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();

test('somebody new has no address', async () => {
  const nobody = await shop.customer('new');
  expect((await nobody.get('/api/addresses')).as(z.array(Address))).toEqual([]);
});

test('the addresses come oldest first, and nobody sees those of others', async () => {
  const [asha, rohan] = [await shop.customer('asha'), await shop.customer('rohan')];
  const home = (await asha.post('/api/addresses', addressForm({ name: 'Home' }))).as(Address);
  const office = (await asha.post('/api/addresses', addressForm({ name: 'Office' }))).as(Address);
  (await rohan.post('/api/addresses', addressForm({ name: 'Rohan' }))).as(Address);
  expect((await asha.get('/api/addresses')).as(z.array(Address))).toEqual([home, office]);
});
