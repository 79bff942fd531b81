import { expect, test } from 'vitest';
import { COUPON_CODE_LENGTH, COUPON_END_BEFORE_START } from '../messages.ts';
import { WriteCoupon } from './coupons.ts';
import { decode } from './decode.ts';

const coupon = { code: 'AB', startDate: '2026-11-20', endDate: '2026-11-01' };

function faultsOf(body: object): unknown {
  try {
    return decode(WriteCoupon, { ...coupon, ...body }, 'FIELDS_INVALID');
  } catch (error) {
    return (error as { details: { fields: object } }).details.fields;
  }
}

test('the faults of a step of a coupon are said beside those of the whole coupon', () => {
  const tiers = [{ minimumOrderValue: 0, percent: 0 }];
  expect(faultsOf({ discountType: 'TIERED_DISCOUNT', tiers })).toEqual({
    'tiers.0.percent': 'Percent off must be a whole number from 1 to 100',
    code: COUPON_CODE_LENGTH,
    endDate: COUPON_END_BEFORE_START,
  });
});

test('a count that is no number does not hide the faults of the whole coupon', () => {
  expect(faultsOf({ maxUses: 'many' })).toMatchObject({ code: COUPON_CODE_LENGTH, endDate: COUPON_END_BEFORE_START });
});
