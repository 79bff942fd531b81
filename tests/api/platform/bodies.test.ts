import { describe, expect, test } from 'vitest';
import { Answer } from '../../support/answer.ts';
import { addressForm } from '../../support/forms.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const JSON_TYPE = 'application/json';
const send = async (body: string | Uint8Array<ArrayBuffer>, type = JSON_TYPE) =>
  (await shop.customer('asha')).send('POST', '/api/addresses', body, { headers: { 'Content-Type': type } });
const good = JSON.stringify(addressForm());

describe('what is no JSON is said to be none:', () => {
  const BROKEN = [
    '{',
    '{"name":',
    "{'name':'Asha'}",
    '{"a":1}{"b":2}',
    '[1,2',
    'name=Asha',
    '\u0000',
    '{"name":"Asha"} x',
    'NaN',
    '{"a":01}',
    '"\u0001"',
  ];
  test.each(BROKEN)('%j', async (body) => {
    expect(await send(body)).toRefuse(400, 'BODY_NOT_JSON', 'The request body is not valid JSON.');
  });

  test('bytes that are no text', async () => {
    expect((await send(new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]))).status).toBe(400);
  });
});

describe('another content type is not taken:', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
    'application/jsonp',
    '',
  ])('%j', async (type) => {
    expect(await send(good, type)).toRefuse(415, 'BODY_TYPE', 'Please send JSON (content type application/json).');
  });

  test.each([JSON_TYPE, 'application/json; charset=utf-8', 'Application/JSON ;charset=UTF-8'])(
    '%s is',
    async (type) => {
      expect((await send(good, type)).status).toBe(200);
    },
  );
});

describe('a body that is too large is not read:', () => {
  const TEXT = 'The request body is too large.';
  test.each([
    { what: 'a megabyte of a name', body: JSON.stringify(addressForm({ name: 'x'.repeat(1024 * 1024) })) },
    { what: 'five megabytes of spaces', body: ' '.repeat(5 * 1024 * 1024) },
    { what: 'one byte more than 128 kB', body: good + ' '.repeat(128 * 1024 + 1 - good.length) },
  ])('$what', async ({ body }) => {
    expect(await send(body)).toRefuse(413, 'BODY_TOO_LARGE', TEXT);
  });

  test('also one that does not say how large it is', async () => {
    const asha = await shop.customer('asha');
    const chunk = new TextEncoder().encode(' '.repeat(16 * 1024));
    let left = 64;
    const stream = new ReadableStream({ pull: (out) => ((left -= 1) > 0 ? out.enqueue(chunk) : out.close()) });
    const init = {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { Authorization: `Bearer ${asha.token}`, 'Content-Type': JSON_TYPE },
    };
    const answer = await fetch(`${asha.origin}/api/addresses`, init as RequestInit);
    const read = new Answer('POST /api/addresses', answer.status, answer.headers, await answer.text());
    expect(read).toRefuse(413, 'BODY_TOO_LARGE', TEXT);
  });

  test('exactly 128 kB are enough', async () => {
    expect((await send(good + ' '.repeat(128 * 1024 - good.length))).status).toBe(200);
  });
});

describe('a body that nests too deeply is not parsed:', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  test.each([21, 1000, 60_000])('%i deep', async (depth) => {
    expect(await send(nested(depth))).toRefuse(400, 'BODY_TOO_DEEP', 'The request body is nested too deeply.');
    expect(await send('{"a":'.repeat(Math.min(depth, 20_000)))).toRefuse(400, 'BODY_TOO_DEEP');
  });

  test('brackets inside a text are text', async () => {
    const answer = await send(JSON.stringify(addressForm({ address: `Flat ${'['.repeat(40)}\\"${'{'.repeat(40)}` })));
    expect(answer.status).toBe(200);
  });
});

describe('JSON that is no form is checked as one:', () => {
  test.each(['null', 'true', '1', '"text"', '[]', '[{"name":"Asha"}]'])('%s', async (body) => {
    expect(await send(body)).toRefuse(422, 'FIELDS_INVALID');
  });

  test('no body at all', async () => {
    expect(await send('')).toRefuse(422, 'FIELDS_INVALID');
  });
});

test('a byte order mark is no part of the JSON', async () => {
  expect((await send(`\ufeff${good}`)).status).toBe(200);
});

test('keys of the object prototype are keys like others', async () => {
  expect(
    (await send(good.replace('{', '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},')))
      .status,
  ).toBe(200);
  expect((await shop.visitor().get('/categories')).text).not.toContain('polluted');
});
