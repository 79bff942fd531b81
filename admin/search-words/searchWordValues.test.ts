import { expect, test } from 'vitest';
import { newSearchWord, searchWordErrors, searchWordToSend } from './searchWordValues.ts';

test('synonyms are lines or separated by commas, and only the fields of the kind are sent', () => {
  const values = { ...newSearchWord('dori'), words: 'tassel\n fringe, cord \n\n', target: '/shop', productIds: [3] };
  expect(searchWordToSend(values)).toEqual({
    kind: 'both-ways',
    query: 'dori',
    words: ['tassel', 'fringe', 'cord'],
    productIds: [],
    target: '',
  });
  expect(searchWordToSend({ ...values, kind: 'redirect' })).toMatchObject({ words: [], target: '/shop' });
});

test('each kind needs its own field', () => {
  expect(searchWordErrors({ ...newSearchWord(''), words: 'x' })).toEqual({ query: 'Query is required' });
  expect(searchWordErrors(newSearchWord('dori'))).toHaveProperty('words');
  expect(searchWordErrors({ ...newSearchWord('dori'), kind: 'pins' })).toHaveProperty('productIds');
  expect(searchWordErrors({ ...newSearchWord('dori'), kind: 'redirect' })).toHaveProperty('target');
  expect(searchWordErrors({ ...newSearchWord('dori'), words: 'x'.repeat(61) })).toHaveProperty('words');
});
