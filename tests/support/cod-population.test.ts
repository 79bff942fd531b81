import { expect, test } from 'vitest';
import { DEFAULT_COD_LADDER } from '../../contract/shop/cod-ladder.ts';
import { MEASURED_LADDER, simulateYear } from './cod-population.ts';

const before = simulateYear(DEFAULT_COD_LADDER);
const after = simulateYear(MEASURED_LADDER);

test('the ladder loses a quarter less freight to refused parcels, and asks few honest people to pay online', () => {
  expect(after.others.freightLost).toBeLessThan(before.others.freightLost * 0.75);
  const { honestPeople, honestPeopleWithoutCash, honestOrders, honestWithoutCash } = after.others;
  expect(honestPeopleWithoutCash.size).toBeLessThan(honestPeople.size * 0.04);
  expect(honestWithoutCash).toBeLessThan(honestOrders * 0.02);
});

test('the control group orders as before, and a tenth of all shoppers is in it', () => {
  expect(after.control).toEqual(before.control);
  expect(after.control.orders / (after.control.orders + after.others.orders)).toBeCloseTo(0.1, 1);
});

test('the saving is what the control group shows: both lose the same without the ladder', () => {
  const lossOf = ({ freightLost, orders }: { freightLost: number; orders: number }) => freightLost / orders;
  expect(lossOf(before.others) / lossOf(before.control)).toBeCloseTo(1, 0);
  expect(lossOf(after.others)).toBeLessThan(lossOf(after.control));
});

test('the same seed gives the same year', () => {
  expect(simulateYear(MEASURED_LADDER)).toEqual(after);
  expect(simulateYear(MEASURED_LADDER, 'another year')).not.toEqual(after);
});
