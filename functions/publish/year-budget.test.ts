import { expect, test } from 'vitest';
import { yearBudget, YEARS_A_MINUTE } from './year-budget.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const spentAt = (budget: ReturnType<typeof yearBudget>, now: number, times: number) =>
  Array.from({ length: times }, () => budget.spend(now)).filter(Boolean).length;

test('so many years a minute, whoever asks', () => {
  const budget = yearBudget();
  expect(spentAt(budget, NOON, 200)).toBe(YEARS_A_MINUTE);
  expect(spentAt(budget, NOON + 59_999, 200)).toBe(0);
  expect(spentAt(budget, NOON + 60_000, 200)).toBe(YEARS_A_MINUTE);
});

test('a clock that was set back does not close the calendar', () => {
  const budget = yearBudget();
  expect(spentAt(budget, NOON, 200)).toBe(YEARS_A_MINUTE);
  expect(spentAt(budget, NOON - 86_400_000, 1)).toBe(1);
});
