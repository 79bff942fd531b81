import { expect, test } from 'vitest';
import { withSearch } from './recent-searches.ts';

test('the newest of the last five searches comes first, each once', () => {
  const searches = ['jhumka', 'nath', 'kada', 'payal', 'ring', 'nath'].reduce<string[]>(withSearch, []);
  expect(searches).toEqual(['nath', 'ring', 'payal', 'kada', 'jhumka']);
  expect(withSearch(searches, 'watch')).toEqual(['watch', 'nath', 'ring', 'payal', 'kada']);
});
