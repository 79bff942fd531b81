import { describe, expect, test } from 'vitest';
import { ApiError } from '../api/client.ts';
import { focusFirst, refusedFields } from './field-errors.ts';

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

describe('the first faulty field of the page gets the focus', () => {
  function formOf(...names: string[]) {
    const done: string[] = [];
    /** The `details` element around a field. */
    const fold = { setAttribute: (attribute: string) => done.push(attribute) };
    const elements = names.map((name) => ({
      name,
      closest: () => (name === 'landmark' ? fold : null),
      focus: () => done.push(name),
    }));
    return { form: { elements } as unknown as HTMLFormElement, done };
  }

  test('in whatever order the faults came', () => {
    const { form, done } = formOf('name', 'mobile', 'city');
    focusFirst(form, { city: 'Wrong', mobile: 'Wrong' });
    expect(done).toEqual(['mobile']);
  });

  test('after the folded part around it was opened', () => {
    const { form, done } = formOf('name', 'landmark');
    focusFirst(form, { landmark: 'Wrong' });
    expect(done).toEqual(['open', 'landmark']);
  });
});
