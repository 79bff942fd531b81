import { describe, expect, test } from 'vitest';
import { ApiError } from '../api/client.ts';
import { focusFirst, refusedFields } from './faults.ts';

const refusal = (fields: Record<string, string>) => new ApiError('No.', 422, { code: 'FIELDS_INVALID', fields });
const isField = (name: string) => ['fullName', 'mobile'].includes(name);

describe('what a refusal tells of the fields of a form', () => {
  test('is told beside them', () => {
    expect(refusedFields(refusal({ mobile: 'Wrong' }), isField)).toEqual({ mobile: 'Wrong' });
  });

  test('is told above the form where it is about something that the form does not show', () => {
    expect(refusedFields(refusal({ mobile: 'Wrong', otp: 'Wrong' }), isField)).toEqual({});
  });

  test('is nothing where nobody answered', () => {
    expect(refusedFields(new TypeError('Failed to fetch'), isField)).toEqual({});
  });
});

test('the first faulty field of the page gets the focus, in whatever order the faults came', () => {
  const focused: string[] = [];
  const elements = ['name', 'mobile', 'city'].map((name) => ({ name, focus: () => focused.push(name) }));
  focusFirst({ elements } as unknown as HTMLFormElement, { city: 'Wrong', mobile: 'Wrong' });
  expect(focused).toEqual(['mobile']);
});
