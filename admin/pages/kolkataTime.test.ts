import { expect, test } from 'vitest';
import { fromField, toField } from './kolkataTime.ts';

test('a field of date and time shows and takes the time in India', () => {
  expect(toField('2026-12-01T04:30:00.000Z')).toBe('2026-12-01T10:00');
  expect(fromField('2026-12-01T10:00')).toBe('2026-12-01T04:30:00.000Z');
  expect(toField(fromField('2026-11-30T00:15'))).toBe('2026-11-30T00:15');
});

test('an empty or incomplete field is no time', () => {
  expect(fromField('')).toBeNull();
  expect(fromField('2026-12')).not.toBeUndefined();
  expect(toField(null)).toBe('');
});
