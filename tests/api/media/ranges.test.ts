import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { UploadedFile } from '#contract/calls/files.ts';
import { ReviewPhoto } from '#contract/calls/reviews.ts';
import { sendFile } from '../../support/returns.ts';
import { reviewed, sendPhoto } from '../../support/review-paths.ts';
import { openShop } from '../../support/shop.ts';
import { UNPACKED } from '../../support/unpacked.ts';

const shop = openShop();
/** Larger than one read from the disk. */
const FILM = Uint8Array.from(
  readFileSync(new URL('../../../demo/media/rose-halo-oval-ring-turntable.webm', import.meta.url)),
);
const PICTURE = Uint8Array.from(readFileSync(new URL('../../../docs/shop.webp', import.meta.url)));

interface Served {
  /** The path of the file. */
  path: string;
  whole: Buffer;
  tag: string;
}

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(shop.running.origin + path, { method, headers: { ...UNPACKED, ...headers } });
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, body, header: (name: string) => answer.headers.get(name) };
}

/** The ways to get a stored file. */
const PATHS: Record<string, () => Promise<string>> = {
  'a public film': async () => (await sendFile(shop.seller('meera'), FILM, 'ring.webm', '')).as(UploadedFile).url,
  'a private film, by its signed address': async () =>
    (await sendFile(await shop.customer('asha'), FILM, 'unboxing.webm')).as(UploadedFile).url,
  'a picture of a review': async () => {
    const asha = await shop.customer('asha');
    const { folder, files } = (await sendPhoto(asha, PICTURE, 'ring.webp')).as(ReviewPhoto);
    const url = `/media/${folder}/${files[0]!}`;
    await reviewed(asha, await shop.sku(), { images: [url] });
    return url;
  },
};

describe.each(Object.keys(PATHS))('%s', (name) => {
  let served: Served;
  beforeAll(async () => {
    const path = await PATHS[name]!();
    const whole = await ask(path);
    served = { path, whole: whole.body, tag: whole.header('etag') ?? '' };
    expect(whole.status).toBe(200);
    expect(whole.header('content-length')).toBe(String(whole.body.byteLength));
  });

  test('says that parts of it may be asked for, and names its content by a strong tag', async () => {
    const { header } = await ask(served.path);
    expect(header('accept-ranges')).toBe('bytes');
    expect(served.tag).toMatch(/^"[^"]+"$/);
  });

  test('is answered in parts, each of exactly the bytes that were asked for', async () => {
    const { path, whole } = served;
    const bytes = whole.byteLength;
    const parts: [string, number, number][] = [
      ['bytes=0-', 0, bytes - 1],
      ['bytes=0-0', 0, 0],
      ['bytes=1000-299999', 1000, Math.min(299_999, bytes - 1)],
      ['bytes=-500', bytes - 500, bytes - 1],
      [`bytes=-${bytes + 5}`, 0, bytes - 1],
      [`bytes=${bytes - 1}-`, bytes - 1, bytes - 1],
      [`bytes=100-${bytes + 100}`, 100, bytes - 1],
    ];
    for (const [range, first, last] of parts) {
      const { status, body, header } = await ask(path, { Range: range });
      expect([range, status]).toEqual([range, 206]);
      expect(header('content-range')).toBe(`bytes ${first}-${last}/${bytes}`);
      expect(header('content-length')).toBe(String(last - first + 1));
      expect(body.equals(whole.subarray(first, last + 1))).toBe(true);
    }
  });

  test('is answered whole where several parts, or nothing that is a part, are asked for', async () => {
    for (const Range of ['bytes=0-9,20-29', 'bytes=9-0', 'bytes=x', 'pages=1-2']) {
      const { status, body, header } = await ask(served.path, { Range });
      expect([Range, status, header('content-range')]).toEqual([Range, 200, null]);
      expect(body.equals(served.whole)).toBe(true);
    }
  });

  test('refuses a part behind its end, and says how long it is', async () => {
    const { status, body, header } = await ask(served.path, { Range: `bytes=${served.whole.byteLength}-` });
    expect([status, header('content-range')]).toEqual([416, `bytes */${served.whole.byteLength}`]);
    expect(JSON.parse(body.toString())).toMatchObject({
      code: 'RANGE_OUTSIDE',
      message: 'This file has no such part.',
    });
  });

  test('goes on where a download stopped while If-Range names its tag, and begins again otherwise', async () => {
    const { path, tag, whole } = served;
    expect((await ask(path, { Range: 'bytes=10-19', 'If-Range': tag })).status).toBe(206);
    for (const other of ['"another"', `W/${tag}`, 'Sat, 28 Nov 2026 10:00:00 GMT']) {
      const { status, body } = await ask(path, { Range: 'bytes=10-19', 'If-Range': other });
      expect([other, status]).toEqual([other, 200]);
      expect(body.equals(whole)).toBe(true);
    }
  });

  test('is not sent again to who has it', async () => {
    const { path, tag } = served;
    for (const known of [tag, `W/${tag}`, `"another", ${tag}`, '*']) {
      const { status, body, header } = await ask(path, { 'If-None-Match': known, Range: 'bytes=0-9' });
      expect([known, status, body.byteLength, header('etag')]).toEqual([known, 304, 0, tag]);
    }
    expect((await ask(path, { 'If-None-Match': '"another"' })).status).toBe(200);
  });

  test('answers HEAD as GET, without its bytes', async () => {
    const { path, tag, whole } = served;
    const { status, body, header } = await ask(path, { Range: 'bytes=0-9' }, 'HEAD');
    expect([status, body.byteLength]).toEqual([200, 0]);
    expect([header('content-length'), header('etag')]).toEqual([String(whole.byteLength), tag]);
  });
});

test('a file that is not there is not there in parts either, nor for who says to have it', async () => {
  const path = '/media/00000000000000000000000000000000.webm';
  expect((await ask(path, { Range: 'bytes=0-9' })).status).toBe(404);
  expect((await ask(path, { 'If-None-Match': '*' })).status).toBe(404);
  expect((await ask(path, {}, 'HEAD')).status).toBe(404);
});

test('a private file is not answered in parts to who has no signed address', async () => {
  const [path] = (await PATHS['a private film, by its signed address']!()).split('?');
  for (const headers of [{ Range: 'bytes=0-9' }, { 'If-None-Match': '*' }]) {
    expect((await ask(path!, headers)).status).toBe(404);
  }
});
