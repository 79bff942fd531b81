import { expect, test } from 'vitest';
import { conflictRows } from './conflictRows.ts';

test('shows only the fields that differ, with the labels of the form', () => {
  const theirs = { name: 'Jhumkas', isVisible: true, position: null as number | null };
  const rows = conflictRows(
    { name: ['Name'], isVisible: ['Visible'], position: ['Place', (place) => place ?? 'last'] },
    theirs,
    { ...theirs, isVisible: false, position: 3 },
  );
  expect(rows).toEqual([
    { field: 'isVisible', name: 'Visible', theirs: 'Yes', mine: 'No' },
    { field: 'position', name: 'Place', theirs: 'last', mine: 3 },
  ]);
});
