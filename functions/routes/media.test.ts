import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { refuse } from '#contract/calls/refusals.ts';
import { answerError } from '../http/errors.ts';
import { mediaRoutes } from './media.ts';

const NOT_ASKED = () => Promise.reject(new Error('The records are not asked for this.'));
const SHOP = { now: 0, keyedHash: () => Promise.resolve(''), read: NOT_ASKED };

test('a picture that too many wait for is refused with a time to come again, and nobody keeps the refusal', async () => {
  const app = new Hono().onError((error, context) => answerError(context, error, 'a request'));
  const missing = () => Promise.resolve(undefined);
  const media = {
    put: () => Promise.resolve(),
    remove: () => Promise.resolve(),
    get: missing,
    describe: missing,
    variant: async () => refuse('PICTURES_BUSY', { retryAfterSeconds: 5 }),
  };
  for (const { path, handle } of mediaRoutes) {
    app.get(
      path,
      async (context, next) => (await handle(context, { media, shopFor: () => SHOP }, next)) ?? context.notFound(),
    );
  }
  const answer = await app.request('/media/00c0ffee.avif/320.webp');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject({ code: 'PICTURES_BUSY' });
});
