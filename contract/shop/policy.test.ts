import { describe, expect, test } from 'vitest';
import { completePolicy, DEFAULT_POLICY } from './policy.ts';

describe('settings that were stored before a figure existed', () => {
  test('take its default', () => {
    const { damage: _, care, ...older } = DEFAULT_POLICY;
    const { email, phone, hours } = care;
    expect(completePolicy({ ...older, care: { email, phone, hours } })).toEqual(DEFAULT_POLICY);
  });

  test('keep what they say, however deep it lies', () => {
    const completed = completePolicy({
      returnWindowDays: 10,
      announcements: ['Diwali edit is here'],
      grievance: { officer: { name: 'Somebody Else' } },
    });
    expect(completed.returnWindowDays).toBe(10);
    expect(completed.announcements).toEqual(['Diwali edit is here']);
    expect(completed.grievance.officer).toEqual({ ...DEFAULT_POLICY.grievance.officer, name: 'Somebody Else' });
    expect(completed.grievance.acknowledgeHours).toBe(24);
  });

  test('leave the defaults as they are', () => {
    const before = structuredClone(DEFAULT_POLICY);
    completePolicy({ care: { week: { closesAt: 20 } } }).care.week.opensAt = 11;
    expect(DEFAULT_POLICY).toEqual(before);
  });
});
