import { expect, test } from 'vitest';
import { distance } from '../../functions/domain/discovery/search/typos.ts';
import { wordsOf } from '../../functions/domain/discovery/search/words.ts';
import { newMark } from './mark.ts';

test('to the search each mark is one word, and none is another one misspelt', () => {
  const marks = Array.from({ length: 60 }, newMark);
  for (const mark of marks) {
    expect(wordsOf(mark)).toEqual([{ text: mark, key: mark }]);
    const near = marks.filter((other) => other !== mark && distance(mark, other) !== undefined);
    expect(near).toEqual([]);
  }
});
