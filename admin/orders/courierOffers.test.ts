import { expect, test } from 'vitest';
import { offerBy, offerDetails } from './courierOffers.ts';
import type { Offer } from './courierOffers.ts';

const offer = (courier_name: string, rate: number, etd: string | null) => ({ courier_name, rate, etd }) as Offer;
const OFFERS = [
  offer('Ekart', 48, '2026-12-05'),
  offer('Delhivery', 52, '2026-12-03'),
  offer('Bluedart', 90, '2026-12-03'),
  offer('Dtdc', 95, null),
];

test.each([
  ['cheapest', undefined, 'Ekart'],
  ['fastest', undefined, 'Delhivery'],
  ['last', 'Bluedart', 'Bluedart'],
  ['last', 'Xpressbees', 'Ekart'],
  ['last', undefined, 'Ekart'],
] as const)('the rule %s, after a parcel of %s, chooses %s', (rule, last, name) => {
  expect(offerBy(rule, OFFERS, last)!.courier_name).toBe(name);
});

test('a parcel that no courier takes has no offer', () => {
  for (const rule of ['cheapest', 'fastest', 'last'] as const) expect(offerBy(rule, [], 'Ekart')).toBeUndefined();
});

test('an offer says its day and what it is best at', () => {
  expect(OFFERS.map((each) => offerDetails(each, OFFERS))).toEqual([
    'by Sat, 5 Dec, cheapest',
    'by Thu, 3 Dec, fastest',
    'by Thu, 3 Dec',
    '',
  ]);
});
