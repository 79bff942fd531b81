import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Refusal } from '#contract/calls/refusals.ts';
import { CALLS } from './routes/index.ts';
import { decode } from '#contract/calls/decode.ts';

interface JsonSchema {
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

/** Yields the paths of all fields in a value, at any depth. An entry of a list has the index 0. */
function* pathsIn(schema: JsonSchema): Generator<(string | number)[]> {
  for (const part of [schema, ...(schema.anyOf ?? [])]) {
    if (part.items) {
      yield [0];
      for (const path of pathsIn(part.items)) yield [0, ...path];
    }
    for (const [name, inner] of Object.entries(part.properties ?? {})) {
      yield [name];
      for (const path of pathsIn(inner)) yield [name, ...path];
    }
  }
}

/** Returns a value that contains only this at that path. */
function only([key, ...rest]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  return typeof key === 'number' ? [only(rest, value)] : { [key]: only(rest, value) };
}

const OF_BODIES = [null, '', ' ', true, 0, -1, 1.5, 1e21, NaN, 'x', 'x'.repeat(5000), '2026-02-31', ['x'], [null], {}];
const OF_QUERIES = [
  '',
  'abc',
  '-1',
  '0',
  '1.5',
  '1e9',
  'NaN',
  '9'.repeat(20),
  'null',
  '[]',
  '{}',
  '[1]',
  '[-1,5]',
].concat([
  '[5,1]',
  '[0,1e99]',
  '["x","ASC"]',
  '["id","UP"]',
  '{"q":1}',
  '{"id":["x"]}',
  '{"zzz":1}',
  'x'.repeat(5000),
  '{"a":',
]);
const REPEATED = ['1', '2'];

/**
 * Terms of validators and of code. A field has its everyday name; only the values of a choice are spelt as in the API.
 */
const JARGON =
  /invalid|received|too (small|big)|unrecognized|\bNaN\b|undefined|\bnull\b|\[object|not written as|, expected | expected /i;
const CODE_SPELLING = /[a-z][A-Z]|\w_\w|\w\.\w/;
const asSent = /(must be one of: |such as |by the name of ).*$/;

function textsOf(schema: z.ZodMiniType, value: unknown, code: 'FIELDS_INVALID' | 'QUERY_INVALID'): string[] {
  try {
    decode(schema, value, code);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [error.message, ...Object.values(error.details.fields ?? {})];
  }
}

/** Returns every message with which a call may refuse an input field. */
function refusalsOf(schema: z.ZodMiniType, code: 'FIELDS_INVALID' | 'QUERY_INVALID'): Set<string> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const bad = code === 'FIELDS_INVALID' ? OF_BODIES : [...OF_QUERIES, REPEATED];
  const wholes = code === 'FIELDS_INVALID' ? [...OF_BODIES, [], 1] : [{}];
  const values = [...wholes, ...[...pathsIn(json)].flatMap((path) => bad.map((value) => only(path, value)))];
  return new Set(values.flatMap((value) => textsOf(schema, value, code)));
}

describe.each(CALLS.map((call) => ({ name: `${call.method} ${call.path}`, call })))('$name', ({ call }) => {
  test('refuses in words that people use', () => {
    const { params, query, body } = call;
    const texts = [
      ...(params ? refusalsOf(params, 'QUERY_INVALID') : []),
      ...(query ? refusalsOf(query, 'QUERY_INVALID') : []),
      ...(body ? refusalsOf(body, 'FIELDS_INVALID') : []),
    ];
    const terms = texts.map((text) => text.replace(asSent, ''));
    expect(terms.filter((text) => JARGON.test(text) || CODE_SPELLING.test(text))).toEqual([]);
    expect(texts.filter((text) => !/^[A-Z]/.test(text))).toEqual([]);
  });
});

describe('what is wrong is said as it is:', () => {
  const textOf = (method: string, path: string, place: 'params' | 'query' | 'body', value: unknown) => {
    const call = CALLS.find((one) => one.method === method && one.path === path)!;
    return textsOf(call[place]!, value, place === 'body' ? 'FIELDS_INVALID' : 'QUERY_INVALID')[0];
  };

  test.each([
    ['GET', '/products', 'query', { pageNumber: 'abc' }, 'Page must be a whole number'],
    ['GET', '/products', 'query', { pageNumber: '9'.repeat(20) }, 'Page is too large'],
    ['GET', '/products', 'query', { pageNumber: ['1', '2'] }, 'Page can be given only once'],
    ['GET', '/products/search', 'query', { page: '0' }, 'Page must be at least 1'],
    ['GET', '/blog/posts', 'query', { size: '0' }, 'Size must be at least 1'],
    ['GET', '/blog/posts', 'query', { sort: 'x' }, 'Sort must be one of: createdAt, updatedAt, title, ASC, DESC'],
    ['GET', '/reviews/product/:productId', 'params', { productId: 'x' }, 'Product id must be a whole number'],
    [
      'GET',
      '/api/admin/skus',
      'query',
      { range: '[5,1]' },
      'Range must be the numbers of the first and the last row, such as [0,24]',
    ],
    ['GET', '/api/admin/skus', 'query', { sort: '[]' }, 'Sort must be a field and a direction, such as ["id","DESC"]'],
    ['PUT', '/blog/posts/:id{[0-9]+}', 'body', { tags: [null] }, 'An entry of tags must be a text'],
    ['PUT', '/blog/posts/:id{[0-9]+}', 'body', { version: null }, 'Version must be a number'],
    [
      'POST',
      '/api/cart/quote',
      'body',
      { item: { skuId: 1, quantity: 1 }, addressId: 0 },
      'Address id must be above 0',
    ],
    [
      'PUT',
      '/api/admin/skus/:id{[0-9]+}',
      'body',
      { mrpPrice: 1e8, sellingPrice: 1 },
      'MRP can be at most ₹1,00,00,000',
    ],
  ] as const)('%s %s, %s %j', (method, path, place, value, text) => {
    expect(textOf(method, path, place, value)).toBe(text);
  });
});
