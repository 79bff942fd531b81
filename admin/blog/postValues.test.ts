import { expect, test } from 'vitest';
import { addressOf, NEW_POST, newPostToSend, postErrors, postToSend, readTimeOf, wordsIn } from './postValues.ts';

const POST = {
  ...NEW_POST,
  title: 'Naths',
  slug: 'naths',
  excerpt: 'x',
  content: '<p>Two words</p>',
  category: 'Care',
};

test('a post is sent with its tags apart, and without a day unless it is planned', () => {
  expect(postToSend({ ...POST, tags: ' a, ,b ', publishDate: '2026-12-01' })).toMatchObject({
    tags: [' a', ' ', 'b '],
    publishDate: null,
  });
  expect(postToSend({ ...POST, status: 'planned', publishDate: '2026-12-01' }).publishDate).toBe('2026-12-01');
});

test('shows a missing value at its field', () => {
  expect(postErrors(POST)).toEqual({});
  expect(Object.keys(postErrors(NEW_POST)).sort()).toEqual(['category', 'content', 'excerpt', 'title']);
  expect(postErrors({ ...POST, content: '<p></p>' })).toEqual({ content: 'Content is required' });
  expect(postErrors({ ...POST, status: 'planned' })).toEqual({ publishDate: 'Please choose a day after today' });
});

test('sends a new post without the address of its title, and with an edited one', () => {
  expect(addressOf('मोती के हार')).toBe('moti-ke-har');
  expect(addressOf(' ')).toBe('');
  expect(newPostToSend(POST).slug).toBe('');
  expect(newPostToSend({ ...POST, slug: 'all-naths' }).slug).toBe('all-naths');
  expect(postToSend(POST).slug).toBe('naths');
});

test('counts words as readers see them', () => {
  expect(wordsIn('<h2>A nath</h2><p>sits&nbsp;well</p>')).toEqual(['A', 'nath', 'sits', 'well']);
  expect(wordsIn(null)).toEqual([]);
  expect([readTimeOf(10), readTimeOf(1000)]).toEqual(['1 min read', '5 min read']);
});
