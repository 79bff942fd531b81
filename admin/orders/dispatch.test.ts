import { expect, test } from 'vitest';
import type { OrderRecord } from '../providers/records.ts';
import { dispatchOf } from './dispatch.ts';

type Part = OrderRecord['consignments'][number];
const order = (confirmUntil: string | null, ...parts: [Part['orderStatus'], string | null][]) => ({
  confirmUntil: confirmUntil as OrderRecord['confirmUntil'],
  consignments: parts.map(([orderStatus, dispatchOn]) => ({ orderStatus, dispatchOn }) as Part),
});

test.each([
  ['what has time until today', order(null, ['PLACED', '2026-11-24']), { on: '2026-11-24', isLate: false }],
  ['what was to leave yesterday', order(null, ['CONFIRMED', '2026-11-23']), { on: '2026-11-23', isLate: true }],
  [
    'the part that is still here',
    order(null, ['SHIPPED', '2026-11-20'], ['PLACED', '2026-11-25']),
    { on: '2026-11-25', isLate: false },
  ],
  ['what has left', order(null, ['DELIVERED', '2026-11-20']), undefined],
  ['what is sent in exchange', order(null, ['PLACED', null]), undefined],
  ['what waits for its buyer', order('2026-11-25T00:00:00.000Z', ['PLACED', '2026-11-20']), undefined],
])('%s', (_, input, expected) => {
  expect(dispatchOf(input, '2026-11-24')).toEqual(expected);
});
