import { expect, test, vi } from 'vitest';
import { serverState } from './server-state.ts';

test('of several questions the last one counts, in whatever order the answers come', async () => {
  const first = Promise.withResolvers<string>();
  const quote = serverState((address: number) => (address === 1 ? first.promise : Promise.resolve('to 2')), 'Failed');
  const early = quote.load(1);
  await quote.load(2);
  first.resolve('to 1');
  await early;
  expect(quote.$answer.get()).toEqual({ value: 'to 2', error: undefined });
});

test('a failure stands beside the former answer until the next question', async () => {
  const ask = vi.fn<() => Promise<string>>();
  const cart = serverState(ask, 'Failed to fetch user cart');
  ask.mockResolvedValueOnce('one piece');
  await cart.load();
  ask.mockRejectedValueOnce(new TypeError('x'));
  await cart.load();
  expect(cart.$answer.get()).toEqual({ value: 'one piece', error: 'Failed to fetch user cart' });
  ask.mockResolvedValueOnce('two pieces');
  const again = cart.load();
  expect(cart.$answer.get()).toEqual({ value: 'one piece', error: undefined });
  expect(await again).toBe('two pieces');
});

test('what a change answered is not undone by a question from before it', async () => {
  const before = Promise.withResolvers<string>();
  const cart = serverState(() => before.promise, 'Failed');
  const loading = cart.load();
  cart.write('changed');
  before.resolve('as it was');
  await loading;
  expect(cart.$answer.get().value).toBe('changed');
});
