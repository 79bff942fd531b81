import { expect, test } from 'vitest';
import type { CategoryRecord } from '../providers/records.ts';
import { categoryFaults, categoryToSend, NEW_CATEGORY } from './typedCategory.ts';

const typed = { ...NEW_CATEGORY, displayName: 'Ear cuffs', description: 'For the rim.' };

test('an empty form says what the specification asks for', () => {
  expect(categoryFaults(NEW_CATEGORY)).toEqual({
    displayName: 'Display name is required',
    description: 'Description is required',
  });
  expect(categoryFaults(typed)).toEqual({});
});

test('the level follows from where a category lies', () => {
  expect(categoryToSend(typed, undefined).level).toBe(1);
  expect(categoryToSend({ ...typed, parentId: 4 }, { level: 1 } as CategoryRecord).level).toBe(2);
});

test('kind and sizes are sent only where they are chosen, else they are as above it', () => {
  expect(categoryToSend(typed, undefined)).not.toHaveProperty('family');
  expect(categoryToSend(typed, undefined)).not.toHaveProperty('sizeSystem');
  expect(categoryToSend({ ...typed, family: 'ring', sizeSystem: 'ring' }, undefined)).toMatchObject({
    family: 'ring',
    sizeSystem: 'ring',
  });
});
