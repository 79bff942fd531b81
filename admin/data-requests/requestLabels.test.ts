import { expect, test } from 'vitest';
import type { DataRequestRecord } from '../providers/records.ts';
import { clockOf } from './requestLabels.ts';

const open: DataRequestRecord = {
  id: 1,
  kind: 'COPY',
  status: 'OPEN',
  email: 'asha@example.in',
  userId: null,
  isByAccount: false,
  note: null,
  createdAt: '2026-11-01T06:00:00.000Z',
  dueUntil: '2027-01-30T06:00:00.000Z',
  doneAt: null,
  doneBy: null,
  outcome: null,
  version: 1,
};

test('a request says until when it is to be settled, and then that it is overdue', () => {
  expect(clockOf(open, Date.parse('2026-11-02T00:00:00Z'))).toMatch(/^Until 30 Jan 2027/);
  expect(clockOf(open, Date.parse('2027-02-02T00:00:00Z'))).toMatch(/^Overdue since 30 Jan 2027/);
});

test('one that is settled says when and by whom', () => {
  const done = { ...open, status: 'DONE', doneAt: '2026-11-05T06:00:00.000Z' } as const;
  expect(clockOf({ ...done, doneBy: 'Nandini Iyer' }, 0)).toMatch(/^5 Nov 2026.* by Nandini Iyer$/);
  expect(clockOf(done, 0)).toMatch(/, by itself$/);
});
