import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IMAGE_FORMATS, IMAGE_WIDTHS } from '#contract/pages/image-url.ts';
import type { ImageFormat, ImageWidth } from '#contract/pages/image-url.ts';
import { Refusal } from '#contract/calls/refusals.ts';
import { variantPath } from './image-jobs.ts';
import { openImageQueue } from './image-queue.ts';
import type { ImageQueue } from './image-queue.ts';

// Each test starts a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let path: string;
const queues: ImageQueue[] = [];
const open = (options?: Parameters<typeof openImageQueue>[0]) => {
  const queue = openImageQueue(options);
  queues.push(queue);
  return queue;
};

beforeEach(async () => {
  path = mkdtempSync(join(tmpdir(), 'ratnahaat-images-'));
  await sharp({ create: { width: 400, height: 200, channels: 3, background: '#a33' } })
    .avif()
    .toFile(join(path, 'master.avif'));
});
afterEach(async () => {
  await Promise.all(queues.splice(0).map((queue) => queue.close()));
  rmSync(path, { recursive: true, force: true });
});

const variant = (width: ImageWidth, format: ImageFormat, name = 'master.avif') =>
  ({ kind: 'variant', sourcePath: join(path, name), folder: join(path, 'sizes', name), width, format }) as const;
const rendered = (width: ImageWidth, format: ImageFormat) =>
  sharp(variantPath(join(path, 'sizes/master.avif'), width, format)).metadata();
const isAlive = (pid: number) => existsSync(`/proc/${pid}`);

describe('a picture is drawn', () => {
  test('in its width and format, and nothing half-done is left beside it', async () => {
    const queue = open();
    await Promise.all([queue.draw(variant(320, 'jpeg')), queue.draw(variant(96, 'webp'))]);
    expect(await rendered(320, 'jpeg')).toMatchObject({ format: 'jpeg', width: 320, height: 160 });
    expect(await rendered(96, 'webp')).toMatchObject({ format: 'webp', width: 96, height: 48 });
    expect(readdirSync(join(path, 'sizes/master.avif')).sort()).toEqual(['320.jpeg', '96.webp']);
  });

  test('no larger than it is', async () => {
    await open().draw(variant(1600, 'jpeg'));
    expect(await rendered(1600, 'jpeg')).toMatchObject({ format: 'jpeg', width: 320, height: 160 });
  });

  test('upright, as a camera says that it was held', async () => {
    const lying = sharp({ create: { width: 400, height: 200, channels: 3, background: '#a33' } });
    await lying.withMetadata({ orientation: 6 }).jpeg().toFile(join(path, 'held.jpg'));
    await open().draw(variant(200, 'webp', 'held.jpg'));
    const { width, height } = await sharp(variantPath(join(path, 'sizes/held.jpg'), 200, 'webp')).metadata();
    expect([width, height]).toEqual([200, 400]);
  });

  test('once for all who ask at the same time', async () => {
    const queue = open({ mostWaiting: 1 });
    const input = Array.from({ length: 50 }, () => queue.draw(variant(200, 'webp')));
    expect(new Set(input).size).toBe(1);
    await Promise.all(input);
  });
});

describe('ahead of those who ask', () => {
  const folder = () => join(path, 'sizes/master.avif');
  const ahead = (...widths: ImageWidth[]) =>
    ({ kind: 'ahead', sourcePath: join(path, 'master.avif'), folder: folder(), widths }) as const;

  test('the wanted sizes of a picture are drawn', async () => {
    await open().renderAhead(ahead(96, 320));
    expect(readdirSync(folder()).sort()).toEqual(['320.webp', '96.webp']);
    expect(await rendered(320, 'webp')).toMatchObject({ format: 'webp', width: 320, height: 160 });
    expect(await rendered(96, 'webp')).toMatchObject({ format: 'webp', width: 96, height: 48 });
  });

  test('a size that is there stays as it is', async () => {
    const queue = open();
    await queue.draw(variant(96, 'webp'));
    const before = statSync(join(folder(), '96.webp'), { bigint: true }).mtimeNs;
    await queue.renderAhead(ahead(96, 200));
    expect(statSync(join(folder(), '96.webp'), { bigint: true }).mtimeNs).toBe(before);
    expect(readdirSync(folder()).sort()).toEqual(['200.webp', '96.webp']);
  });

  test('what is asked for meanwhile is drawn first, and all are whole', async () => {
    const queue = open();
    await Promise.all([queue.renderAhead(ahead(96, 200, 320)), queue.draw(variant(200, 'jpeg'))]);
    const all = ['200.webp', '320.webp', '96.webp'];
    expect(readdirSync(folder()).sort()).toEqual([...all, '200.jpeg'].sort());
    const drawnAt = (name: string) => statSync(join(folder(), name), { bigint: true }).mtimeNs;
    // One size may have been in progress when the request came, so it may be finished first.
    const before = all.filter((name) => drawnAt(name) < drawnAt('200.jpeg'));
    expect(before.length).toBeLessThanOrEqual(1);
  });
});

test('a share image is drawn with its picture', async () => {
  const shareImage = {
    name: 'Kasu Jhumka',
    line: 'Meera',
    pricePaise: 849_00,
    pictureKey: 'master.avif',
    focus: null,
    shopName: 'Ratnahaat',
  };
  const made = join(path, 'cards/product/kasu.jpg');
  await open().draw({
    kind: 'shareImage',
    shareImage,
    picturePath: join(path, 'master.avif'),
    markPath: null,
    path: made,
  });
  expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

test('who comes when too many wait is told when to come again, and those who wait are served', async () => {
  const queue = open({ mostWaiting: 3 });
  const jobs = IMAGE_WIDTHS.flatMap((width) => IMAGE_FORMATS.map((format) => variant(width, format)));
  const outcomes = await Promise.allSettled(jobs.map(async (job) => queue.draw(job)));
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as Refusal] : []));
  // Two are in progress and three wait.
  expect(refused).toHaveLength(jobs.length - 5);
  for (const refusal of refused) {
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ code: 'PICTURES_BUSY', kind: 'unavailable' });
    expect(refusal.details.retryAfterSeconds).toBeGreaterThan(0);
  }
  await queue.draw(jobs.at(-1)!);
});

describe('the process that draws', () => {
  test('starts with the first picture, ends when there is nothing to draw, and starts again', async () => {
    const queue = open({ idleMs: 1 });
    expect(queue.processId()).toBeUndefined();
    const drawing = queue.draw(variant(96, 'jpeg'));
    const first = queue.processId()!;
    await drawing;
    await vi.waitUntil(() => !isAlive(first), { timeout: 30_000 });
    expect(queue.processId()).toBeUndefined();
    await queue.draw(variant(200, 'jpeg'));
  });

  test('is told no secrets of the shop', async () => {
    const queue = open();
    vi.stubEnv('SESSION_SECRET', 'never to be seen by a decoder');
    const drawing = queue.draw(variant(96, 'webp'));
    vi.unstubAllEnvs();
    await drawing;
    expect(readFileSync(`/proc/${queue.processId()}/environ`, 'utf8')).not.toContain('SESSION_SECRET');
  });

  test('may be ended by a picture: what it was at fails, and what waits is drawn by the next', async () => {
    const queue = open();
    const jobs = ([96, 200, 320] as const).map((width) => queue.draw(variant(width, 'webp')));
    process.kill(queue.processId()!, 'SIGKILL');
    const outcomes = await Promise.allSettled(jobs);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
    await queue.draw(variant(320, 'webp'));
  });

  test.each([
    ['no picture', Buffer.from('<html>not a picture</html>')],
    ['cut short', Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAE', 'base64')],
    ['empty', Buffer.alloc(0)],
  ])('says what is wrong with a file that is %s, and goes on', async (_, bytes) => {
    const queue = open();
    writeFileSync(join(path, 'broken.png'), bytes);
    await expect(queue.draw(variant(96, 'webp', 'broken.png'))).rejects.toThrow(/\w/);
    await queue.draw(variant(96, 'webp'));
    expect(existsSync(variantPath(join(path, 'sizes/broken.png'), 96, 'webp'))).toBe(false);
  });

  test('does not unpack a small file that says it is larger than memory', async () => {
    const bomb = sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#000' },
      limitInputPixels: false,
    });
    await bomb.png({ compressionLevel: 9 }).toFile(join(path, 'bomb.png'));
    await expect(open().draw(variant(96, 'webp', 'bomb.png'))).rejects.toThrow(/pixel limit/);
  });
});

test('a queue that is closed leaves nobody waiting and no process behind', async () => {
  const queue = open();
  const drawing = queue.draw(variant(320, 'webp'));
  const refused = expect(drawing).rejects.toThrow('closing');
  const pid = queue.processId()!;
  await queue.close();
  await refused;
  expect(isAlive(pid)).toBe(false);
});
