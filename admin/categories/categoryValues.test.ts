import { expect, test } from 'vitest';
import type { CategoryRecord } from '../providers/records.ts';
import { categoryErrors, categoryToSend, NEW_CATEGORY } from './categoryValues.ts';

const values = { ...NEW_CATEGORY, displayName: 'Ear cuffs', description: 'For the rim.' };

test('an empty form says what the specification asks for', () => {
  expect(categoryErrors(NEW_CATEGORY)).toEqual({
    displayName: 'Display name is required',
    description: 'Description is required',
  });
  expect(categoryErrors(values)).toEqual({});
});

test('the level follows from where a category lies', () => {
  expect(categoryToSend(values, undefined).level).toBe(1);
  expect(categoryToSend({ ...values, parentId: 4 }, { level: 1 } as CategoryRecord).level).toBe(2);
});

test('kind and sizes are sent only where they are chosen, else they are as above it', () => {
  expect(categoryToSend(values, undefined)).not.toHaveProperty('family');
  expect(categoryToSend(values, undefined)).not.toHaveProperty('sizeSystem');
  expect(categoryToSend({ ...values, family: 'ring', sizeSystem: 'ring' }, undefined)).toMatchObject({
    family: 'ring',
    sizeSystem: 'ring',
  });
});
