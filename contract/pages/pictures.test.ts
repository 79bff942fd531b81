import { expect, test } from 'vitest';
import { picturesOf } from './pictures.ts';

const of = (key: string, color: string | null = null) => ({ key, color });
const keys = (pictures: { key: string }[]) => pictures.map(({ key }) => key);
const product = { mediaList: [of('worn'), of('green-1', 'Green'), of('red-1', 'Red'), of('box'), of('red-2', 'Red')] };

test('who looks at a colour sees its own pictures first, then those of its colour, and other colours last', () => {
  const red = { color: 'Red', mediaList: [of('own')] };
  expect(keys(picturesOf(product, red))).toEqual(['own', 'red-1', 'red-2', 'worn', 'box', 'green-1']);
});

test('a colour that no picture shows begins with what shows no colour alone', () => {
  const blue = { color: 'Blue', mediaList: [] };
  expect(keys(picturesOf(product, blue))).toEqual(['worn', 'box', 'green-1', 'red-1', 'red-2']);
});

test('a picture that stands both at the SKU and at the product is shown once, in the first place', () => {
  const green = { color: 'Green', mediaList: [of('box')] };
  expect(keys(picturesOf(product, green))).toEqual(['box', 'green-1', 'worn', 'red-1', 'red-2']);
});
