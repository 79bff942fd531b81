import { describe, expect, test } from 'vitest';
import type { ReturnOptions, UploadedFile } from '../../api/wire.ts';
import { NO_DESTINATION } from './destination.ts';
import { bodyOf, errorsOf, stillPossible, termsOf } from './return-request.ts';
import type { Item, ReturnValues } from './return-request.ts';

const earrings: Item = {
  orderItemId: 7,
  consignmentId: 3,
  sellerName: 'Meera',
  productId: 1,
  name: 'Jhumka',
  detail: 'Red',
  seoUrl: 'jhumka',
  pictureKey: null,
  left: 2,
  deliveredAt: null,
  returnUntil: null,
  damageUntil: null,
  kind: 'RETURN',
  reasonNot: null,
  amounts: [499, 998],
  exchanges: [{ skuId: 12, detail: 'Green', available: 1 }],
};
const bangles: Item = { ...earrings, orderItemId: 8, kind: 'GIVE_BACK', amounts: [120], exchanges: [] };
const options: ReturnOptions = { orderId: 'RH-1', paymentMethod: 'PREPAID', items: [earrings, bangles] };
const EMPTY: ReturnValues = {
  items: {},
  note: '',
  files: [],
  skuId: undefined,
  wantsExchange: false,
  destination: NO_DESTINATION,
};
const chosen = (choice: ReturnValues['items'][string]): ReturnValues => ({ ...EMPTY, items: { '7-3': choice } });
const file = (key: string, contentType: string) => ({ key, contentType }) as UploadedFile;

describe('the errors of a return', () => {
  test('name what is missing, by field', () => {
    expect(errorsOf(options, EMPTY)).toEqual({ items: 'Please choose what you return' });
    expect(errorsOf(options, chosen({ quantity: 1, reason: '' }))).toEqual({ 'items.7-3': 'Please choose a reason' });
    expect(errorsOf(options, { ...chosen({ quantity: 1, reason: 'changedMind' }), wantsExchange: true })).toEqual({
      skuId: 'Please choose what you want for it',
    });
  });

  test('ask for a video of damaged items, which a photo does not replace', () => {
    const damaged = chosen({ quantity: 1, reason: 'damaged' });
    const photo = file('a', 'image/jpeg');
    expect(Object.keys(errorsOf(options, { ...damaged, files: [photo] }))).toEqual(['files']);
    expect(errorsOf(options, { ...damaged, files: [photo, file('b', 'video/mp4')] })).toEqual({});
  });

  test('are none of a complete return', () => {
    expect(errorsOf(options, chosen({ quantity: 2, reason: 'changedMind' }))).toEqual({});
  });
});

describe('the terms of a return', () => {
  test('give the amount of the chosen quantity', () => {
    expect(termsOf(options, chosen({ quantity: 2, reason: 'changedMind' })).amount).toBe(998);
  });

  test('ask for a destination if the order was paid in cash or is given back, but not for an exchange', () => {
    const cash: ReturnOptions = { ...options, paymentMethod: 'COD' };
    const values = chosen({ quantity: 1, reason: 'changedMind' });
    expect(termsOf(options, values).needsDestination).toBe(false);
    expect(termsOf(cash, values).needsDestination).toBe(true);
    expect(termsOf(cash, { ...values, wantsExchange: true }).needsDestination).toBe(false);
    const givenBack: ReturnValues = { ...EMPTY, items: { '8-3': { quantity: 1, reason: 'changedMind' } } };
    expect(termsOf(options, givenBack)).toMatchObject({ kind: 'GIVE_BACK', needsDestination: true });
  });

  test('offer an exchange for one item alone', () => {
    const two = {
      '7-3': { quantity: 1, reason: 'changedMind' },
      '8-3': { quantity: 1, reason: 'changedMind' },
    } as const;
    expect(termsOf(options, chosen({ quantity: 1, reason: '' })).mayExchange).toBe(true);
    expect(termsOf(options, { ...EMPTY, items: two, wantsExchange: true }).isExchange).toBe(false);
  });
});

test('a draft loses choices that the order no longer allows', () => {
  const one = { quantity: 1, reason: 'damaged' } as const;
  const items = { '7-3': { ...one, quantity: 3 }, '8-3': one, '9-9': one };
  expect(stillPossible(items, options.items)).toEqual({ '8-3': one });
});

test('the request names the SKU of an exchange, and a destination only if one is needed', () => {
  const values = { ...chosen({ quantity: 1, reason: 'changedMind' }), skuId: 12, note: 'Thanks' };
  const items = [{ orderItemId: 7, quantity: 1, reason: 'changedMind' }];
  const common = { orderId: 'RH-1', kind: 'RETURN', items, note: 'Thanks', mediaKeys: [] };
  expect(bodyOf(options, values)).toEqual({ ...common, resolution: 'REFUND' });
  expect(bodyOf(options, { ...values, wantsExchange: true })).toEqual({
    ...common,
    resolution: 'EXCHANGE',
    skuId: 12,
  });
  const destination = { ...NO_DESTINATION, upiId: 'asha@upi' };
  expect(bodyOf({ ...options, paymentMethod: 'COD' }, { ...values, destination })).toEqual({
    ...common,
    resolution: 'REFUND',
    destination: { way: 'UPI', upiId: 'asha@upi' },
  });
});
