import { expect, test } from 'vitest';
import type { CourierQuote } from '../../../ports/couriers.ts';
import { dayOf } from '../../../providers/couriers/shiprocket-answers.ts';
import { fastestOf, offersOf } from './offers.ts';

const TODAY = '2026-11-20';
const quote = (etd: string | null, ratePaise = 5000): CourierQuote => ({
  courierNumber: ratePaise,
  courierName: 'Vayu Air',
  ratePaise,
  rtoPaise: ratePaise,
  cod: true,
  etd,
  city: null,
  state: null,
});

test('a courier whose day cannot be true names no day, and is not the fastest', () => {
  const days = ['1970-01-01', '9999-12-31', '2026-13-45', '2026-11-18'];
  const offers = offersOf([...days.map((etd) => quote(etd)), quote('2026-11-23', 6000)], TODAY, TODAY);
  expect(offers.slice(0, days.length).map(({ etd }) => etd)).toEqual([null, null, null, null]);
  expect(fastestOf(offers)).toMatchObject({ rate: 6000, etd: '2026-11-23' });
});

test('a quote kept over midnight still counts', () => {
  expect(offersOf([quote('2026-11-19')], TODAY, TODAY)[0]).toMatchObject({ estimated_delivery_days: 0 });
});

test('a day that no calendar has is read as none', () => {
  expect(['2026-02-31', '2026-13-01', 'Feb 31, 2026', 'Jul 01, 2026', '2026-07-01 10:00:00'].map(dayOf)).toEqual([
    null,
    null,
    null,
    '2026-07-01',
    '2026-07-01',
  ]);
});
