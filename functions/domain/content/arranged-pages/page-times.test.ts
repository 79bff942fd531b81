import { expect, test } from 'vitest';
import { isPageShown, isSectionShown, nextChangeOf } from './page-times.ts';

const at = (text: string) => Date.parse(`${text}+05:30`);
const section = (when: Parameters<typeof isSectionShown>[0]['when']) => ({ isHidden: false, when });

test('a section with dates is shown from the first moment until the last, which is not in it', () => {
  const dated = section({ kind: 'dates', from: at('2026-12-01T10:00'), until: at('2026-12-02T10:00') });
  expect(isSectionShown(dated, at('2026-12-01T09:59'))).toBe(false);
  expect(isSectionShown(dated, at('2026-12-01T10:00'))).toBe(true);
  expect(isSectionShown(dated, at('2026-12-02T10:00'))).toBe(false);
  expect(isSectionShown({ ...dated, isHidden: true }, at('2026-12-01T10:00'))).toBe(false);
});

test('a section of a festival begins some days before it in India, and ends with its last day, each year', () => {
  // Karwa Chauth is on 29 October 2026 and on 18 October 2027.
  const festive = section({ kind: 'festival', festival: 'karwa-chauth', daysBefore: 2 });
  expect(isSectionShown(festive, at('2026-10-26T23:59'))).toBe(false);
  expect(isSectionShown(festive, at('2026-10-27T00:00'))).toBe(true);
  expect(isSectionShown(festive, at('2026-10-29T23:59'))).toBe(true);
  expect(isSectionShown(festive, at('2026-10-30T00:00'))).toBe(false);
  expect(isSectionShown(festive, at('2027-10-16T00:00'))).toBe(true);
});

test('a page next changes with the first of its dates and its shown sections', () => {
  const dated = section({ kind: 'dates', from: at('2026-12-01T10:00'), until: null });
  const page = { status: 'published' as const, from: null, until: at('2026-12-05T00:00'), sections: [dated] };
  expect(nextChangeOf(page, at('2026-11-30T00:00'))).toBe(at('2026-12-01T10:00'));
  expect(nextChangeOf(page, at('2026-12-01T10:00'))).toBe(at('2026-12-05T00:00'));
  expect(nextChangeOf(page, at('2026-12-05T00:00'))).toBeNull();
  expect(nextChangeOf({ ...page, sections: [{ ...dated, isHidden: true }] }, at('2026-11-30T00:00'))).toBe(
    at('2026-12-05T00:00'),
  );
  expect(nextChangeOf({ ...page, status: 'draft' }, at('2026-11-30T00:00'))).toBeNull();
  expect(isPageShown(page, at('2026-12-05T00:00'))).toBe(false);
});
