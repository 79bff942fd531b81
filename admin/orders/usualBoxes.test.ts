import { expect, test } from 'vitest';
import { boxText, withBox } from './usualBoxes.ts';

const box = (length: string) => ({ length, breadth: '20', height: '8' });

test('the boxes used last are kept, each once, at most five', () => {
  const lengths = ['10', '11', '12', '13', '14', '11 ', '15'];
  const boxes = lengths.reduce<ReturnType<typeof withBox>>((kept, length) => withBox(kept, box(length)), []);
  expect(boxes.map(({ length }) => length)).toEqual(['15', '11', '14', '13', '12']);
  expect(boxText(boxes[0]!)).toBe('15 × 20 × 8 cm');
});

test('a box without a whole size is not kept', () => {
  expect(withBox([], box(' '))).toEqual([]);
});
