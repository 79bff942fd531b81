import { describe, expect, test } from 'vitest';
import type { RefusalCode } from '#contract/calls/refusals.ts';
import { JSON_BODY_MAX_BYTES, readJson } from './body.ts';

interface Sent {
  type?: string;
  length?: number;
}

/** A request whose body arrives in these pieces. */
function sending(pieces: (string | Uint8Array)[], { type = 'application/json', length }: Sent = {}): Request {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      controller.close();
    },
  });
  const headers = new Headers({ 'Content-Type': type });
  if (length !== undefined) headers.set('Content-Length', String(length));
  return new Request('http://shop.example/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
}

const refusal = (request: Request): Promise<RefusalCode | undefined> =>
  readJson(request).then(
    () => undefined,
    (error: { code: RefusalCode }) => error.code,
  );

describe('a body is read', () => {
  test.each([
    ['as JSON', ['{"a":[1,"x"]}'], { a: [1, 'x'] }],
    ['in pieces', ['{"a"', ':1', '}'], { a: 1 }],
    ['with a letter that was torn apart', [Uint8Array.of(0x22, 0xe0, 0xa4), Uint8Array.of(0x85, 0x22)], 'अ'],
    ['as nothing, where there is none', [''], {}],
    ['as nothing, where there is only space', [' \n'], {}],
  ])('%s', async (_, pieces, value) => {
    expect(await readJson(sending(pieces))).toEqual(value);
  });

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON ; charset=utf-8'])(
    'sent as %s',
    async (type) => {
      expect(await readJson(sending(['[1]'], { type }))).toEqual([1]);
    },
  );

  test('where there is no body at all', async () => {
    expect(await readJson(new Request('http://shop.example/', { method: 'POST' }))).toEqual({});
  });
});

describe('a body is refused', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'application/json-patch+json',
    '',
  ])('sent as %j', async (type) => {
    expect(await refusal(sending(['{}'], { type }))).toBe('BODY_TYPE');
  });

  test.each(['{', '{"a":}', "{'a':1}", '{"a":1}x', 'NaN', '[1,]', '\u0000'])('that is no JSON: %j', async (text) => {
    expect(await refusal(sending([text]))).toBe('BODY_NOT_JSON');
  });
});

describe('the size of a body', () => {
  const filled = (bytes: number) => `"${'x'.repeat(bytes - 2)}"`;

  test('may be the limit, and not a byte more', async () => {
    expect(await refusal(sending([filled(JSON_BODY_MAX_BYTES)]))).toBeUndefined();
    expect(await refusal(sending([filled(JSON_BODY_MAX_BYTES + 1)]))).toBe('BODY_TOO_LARGE');
  });

  test('counts bytes, not letters', async () => {
    expect(await refusal(sending([`"${'अ'.repeat(JSON_BODY_MAX_BYTES / 2)}"`]))).toBe('BODY_TOO_LARGE');
  });

  test('is counted as it arrives, whatever the headers say', async () => {
    expect(await refusal(sending([filled(JSON_BODY_MAX_BYTES + 1)], { length: 10 }))).toBe('BODY_TOO_LARGE');
  });

  test('that is announced too large is taken off the wire, so that its sender hears the answer', async () => {
    const request = sending([filled(JSON_BODY_MAX_BYTES + 1)], { length: JSON_BODY_MAX_BYTES + 1 });
    expect(await refusal(request)).toBe('BODY_TOO_LARGE');
    expect(request.bodyUsed).toBe(true);
  });

  test('that is announced far too large is not even read', async () => {
    const request = sending(['{}'], { length: 9 * 1024 * 1024 });
    expect(await refusal(request)).toBe('BODY_TOO_LARGE');
    expect(request.bodyUsed).toBe(false);
  });

  test('without an end is cut off', async () => {
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += 1024 * 1024;
        controller.enqueue(new Uint8Array(1024 * 1024));
      },
    });
    const request = new Request('http://shop.example/', {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'Content-Type': 'application/json' },
    } as RequestInit);
    expect(await refusal(request)).toBe('BODY_TOO_LARGE');
    expect(sent).toBeLessThan(20 * 1024 * 1024);
  });
});

describe('the depth of a body', () => {
  const nested = (depth: number, [open, close] = ['[', ']']) => open.repeat(depth) + close.repeat(depth);

  test('may be twenty, and not one more', async () => {
    expect(await refusal(sending([nested(20)]))).toBeUndefined();
    expect(await refusal(sending([nested(21)]))).toBe('BODY_TOO_DEEP');
    expect(await refusal(sending([nested(21, ['{"a":', '}']).replace('}', '1}')]))).toBe('BODY_TOO_DEEP');
    expect(await refusal(sending([nested(60_000)]))).toBe('BODY_TOO_DEEP');
  });

  test('is of brackets side by side not more', async () => {
    expect(await refusal(sending([`[${Array(500).fill('[]').join()}]`]))).toBeUndefined();
  });

  test('is not of brackets in texts', async () => {
    expect(await refusal(sending([JSON.stringify('['.repeat(50))]))).toBeUndefined();
    expect(await refusal(sending([JSON.stringify(`\\"${'{'.repeat(50)}`)]))).toBeUndefined();
    expect(await refusal(sending([`["\\\\",${nested(20)}]`]))).toBe('BODY_TOO_DEEP');
  });
});
