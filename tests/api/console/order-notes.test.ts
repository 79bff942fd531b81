import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { StaffNote } from '#contract/calls/staff-notes.ts';
import { askForOrder, buy, fillCart, placed } from '../../support/buy.ts';
import type { Persona } from '../../support/persona.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const textsOf = async (persona: Persona, id: number) =>
  (await persona.get(`/api/admin/orders/${id}/notes`)).as(z.array(StaffNote)).map(({ text }) => text);

test('each seller and the house read what their own people noted of an order, and nothing of the others', async () => {
  const asha = await shop.customer('noted');
  await fillCart(asha, await shop.sku({ seller: 'meera' }));
  await fillCart(asha, await shop.sku({ seller: 'farhan' }));
  const { id } = await placed(askForOrder(asha));
  const path = `/api/admin/orders/${id}/notes`;
  expect(await shop.seller('meera').post(path, { text: ' ' })).toRefuse(422, 'FIELDS_INVALID');
  await shop.seller('meera').post(path, { text: 'Rings before he comes.' });
  const [newest] = (await shop.seller('meera').post(path, { text: 'Wrapped in red.' })).as(z.array(StaffNote));
  expect(newest).toMatchObject({ text: 'Wrapped in red.', by: expect.stringMatching(/\w/) as string });
  await shop.admin().post(path, { text: 'Asked twice when it comes.' });
  expect(await textsOf(shop.seller('meera'), id)).toEqual(['Wrapped in red.', 'Rings before he comes.']);
  expect(await textsOf(shop.seller('farhan'), id)).toEqual([]);
  expect(await textsOf(shop.admin(), id)).toEqual(['Asked twice when it comes.']);
  // Notes are erased with the shopper's personal data, so the permanent log has none of their text.
  expect(shop.row("SELECT after FROM audit_log WHERE action = 'note added' ORDER BY id DESC").after).toBe('{}');
});

test('of an order one has no part in, nothing can be noted or read', async () => {
  const { id } = await buy(await shop.customer('noted'), await shop.sku({ seller: 'meera' }));
  const farhan = shop.seller('farhan');
  expect(await farhan.get(`/api/admin/orders/${id}/notes`)).toRefuse(404, 'ORDER_NOT_FOUND');
  expect(await farhan.post(`/api/admin/orders/${id}/notes`, { text: 'Whose?' })).toRefuse(404, 'ORDER_NOT_FOUND');
});
