import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import { SharedAnswers } from './shared-answers.ts';

let version: string;
let made: number;
let status: 200 | 404;
let padding: string;
let app: Hono;

beforeEach(() => {
  [version, made, status, padding] = ['1', 0, 200, ''];
  const shared = new SharedAnswers(() => version);
  app = new Hono().get('*', (context) => {
    context.header('Vary', 'Authorization');
    return shared.answer(context, async () => {
      made += 1;
      return context.json({ made, padding }, status, { 'Content-Range': 'products 0-1/2' });
    });
  });
});

async function read(path: string) {
  const answer = await app.request(path);
  return { ...((await answer.json()) as { made: number }), headers: Object.fromEntries(answer.headers) };
}

test('an answer is made once, with its headers, until the records change', async () => {
  const first = await read('/products');
  expect(first.headers).toMatchObject({
    vary: 'Authorization',
    'content-range': 'products 0-1/2',
    'content-type': 'application/json',
  });
  expect(await read('/products')).toEqual(first);
  version = '2';
  expect((await read('/products')).made).toBe(2);
});

test('each address has its own', async () => {
  expect((await read('/products?page=1')).made).toBe(1);
  expect((await read('/products?page=2')).made).toBe(2);
  expect((await read('/products?page=1')).made).toBe(1);
});

test('one that was made while the records changed is made again', async () => {
  const shared = new SharedAnswers(() => version);
  const slow = new Hono().get('*', (context) =>
    shared.answer(context, async () => {
      made += 1;
      version = String(made);
      return context.json({ made });
    }),
  );
  version = 'before';
  await slow.request('/');
  expect(await (await slow.request('/')).json()).toEqual({ made: 2 });
});

test('a refusal is not stored', async () => {
  status = 404;
  await read('/products/unknown');
  await read('/products/unknown');
  expect(made).toBe(2);
});

test('only the newest are stored: ten million characters', async () => {
  padding = 'x'.repeat(200_000);
  for (let page = 0; page <= 60; page += 1) await read(`/products?page=${page}`);
  await read('/products?page=60');
  expect(made).toBe(61);
  await read('/products?page=0');
  expect(made).toBe(62);
});

test('one of more than 250,000 characters is not stored', async () => {
  padding = 'x'.repeat(250_001);
  await read('/products');
  await read('/products');
  expect(made).toBe(2);
});
