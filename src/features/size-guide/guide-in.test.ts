import { expect, test } from 'vitest';
import { guideIn } from './guide-in.ts';
import { SIZE_GUIDES } from './size-tables.ts';

test.each(SIZE_GUIDES)('the guide of $id is whole in Hindi', (guide) => {
  const { title, text, columns, rows } = guideIn('hi', guide);
  const english = [title, text, ...columns, ...rows.flat()].filter((part) => /[a-z]{2}/.test(part));
  expect(english).toEqual([]);
});
