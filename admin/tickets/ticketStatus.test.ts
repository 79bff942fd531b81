import { expect, test } from 'vitest';
import { clockOf } from './ticketStatus.ts';

const ticket = { acknowledgeBy: '2026-11-23T06:00:00.000Z', resolveBy: '2026-12-21T06:00:00.000Z' };
const at = (text: string) => Date.parse(text);

test.each([
  ['OPEN', '2026-11-23T06:00:00Z', { word: 'Acknowledge by', by: ticket.acknowledgeBy, isLate: false }],
  ['OPEN', '2026-11-23T06:00:01Z', { word: 'Acknowledge by', by: ticket.acknowledgeBy, isLate: true }],
  ['ACKNOWLEDGED', '2026-11-24T06:00:00Z', { word: 'Settle by', by: ticket.resolveBy, isLate: false }],
  ['ACKNOWLEDGED', '2026-12-22T06:00:00Z', { word: 'Settle by', by: ticket.resolveBy, isLate: true }],
  ['RESOLVED', '2026-12-22T06:00:00Z', undefined],
  ['SUSPECT', '2026-12-22T06:00:00Z', undefined],
] as const)('%s at %s', (status, now, clock) => {
  expect(clockOf({ ...ticket, status }, at(now))).toEqual(clock);
});
