import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDataFolder } from '../../../functions/node/data-folder.ts';
import { LEAST_FREE_BYTES } from '../../../functions/node/free-room.ts';
import { film } from '../../support/film.ts';
import { addressForm } from '../../support/forms.ts';
import { startNodeShop } from '../../support/node-shop.ts';
import type { NodeShop } from '../../support/node-shop.ts';
import { Persona } from '../../support/persona.ts';
import { sendFile } from '../../support/returns.ts';
import { signUpAs } from '../../support/sign-in.ts';
import { until } from '../../support/until.ts';

const { runtime, freshPath } = inject('running');
const MEGABYTE = 1024 * 1024;

/** The folder for the logs of the test shops. */
const logs = mkdtempSync(join(tmpdir(), 'ratnahaat-logs-'));
/** A separate file system. Only root may mount one, and not in every container. */
const disk = mkdtempSync(join(tmpdir(), 'ratnahaat-disk-'));
const isDisk = runtime === 'node' && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=120m', 'tmpfs', disk]).status === 0;
afterAll(() => {
  if (isDisk) spawnSync('umount', ['-l', disk]);
  for (const folder of [disk, logs]) rmSync(folder, { recursive: true, force: true });
});

/** Opens a shop with the demo shop's records, for one of these tests. */
async function openedIn(path: string): Promise<NodeShop> {
  mkdirSync(path, { recursive: true });
  const folder = openDataFolder(path);
  copyFileSync(freshPath, folder.databasePath);
  return startNodeShop(path, { pages: 'under way', jobs: 'asked for', logFolder: logs });
}

const healthOf = async (shop: NodeShop) => {
  const { status, json } = await new Persona(shop.origin).get('/healthz');
  return { ...(json as object), answered: status };
};

describe.runIf(isDisk)('while the disk is full', () => {
  let shop: NodeShop;
  let asha: Persona;
  const filler = join(disk, 'filler');
  /** Fills the disk until this many bytes are free. */
  function fill(left: number): void {
    rmSync(filler, { force: true });
    const { bavail, bsize } = statfsSync(disk);
    try {
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - left), 7));
    } catch (error) {
      // The shop may have used the last bytes meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  }

  beforeAll(async () => {
    shop = await openedIn(join(disk, 'data'));
    asha = new Persona(
      shop.origin,
      await signUpAs(shop.origin, { email: 'asha@shop.example', fullName: 'Asha', mobile: '9848012345' }),
    );
  });
  afterAll(() => shop?.stop());

  test('the shop says so before it is: by its health, and it goes on taking orders', async () => {
    fill(LEAST_FREE_BYTES - MEGABYTE);
    expect(await healthOf(shop)).toEqual({ status: 'unavailable', reason: 'The disk is nearly full.', answered: 503 });
    expect((await asha.post('/api/addresses', addressForm())).status).toBe(200);
    const ready = await new Persona(shop.origin).get('/readyz');
    expect(ready).toMatchObject({ status: 503, json: { reasons: ['The disk is nearly full.'] } });
    fill(LEAST_FREE_BYTES + 10 * MEGABYTE);
    expect(await healthOf(shop)).toEqual({ status: 'ok', answered: 200 });
  });

  test('the shop wants no requests before that: the whole disk is smaller than the room it should have', async () => {
    const { status, json } = await new Persona(shop.origin).get('/readyz');
    expect(status).toBe(503);
    expect((json as { reasons: string[] }).reasons[0]).toMatch(/^The disk has \d+ MB free and needs 200 MB\.$/);
  });

  test('what is written is refused with a time to come again, what is read is answered, and room ends it', async () => {
    fill(0);
    const refused = await until('the log of the records to find no room', async () => {
      const answer = await asha.post('/api/addresses', addressForm());
      return answer.status === 200 ? undefined : answer;
    });
    expect(refused).toRefuse(
      503,
      'DATABASE_UNAVAILABLE',
      'The shop is not available at the moment. Please try again shortly.',
    );
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await sendFile(asha, film(2 * MEGABYTE), 'opened.mp4')).status).toBe(503);
    for (const path of ['/', '/shop', '/products', '/products/search?q=jhumka']) {
      expect([path, (await new Persona(shop.origin).get(path)).status]).toEqual([path, 200]);
    }
    fill(LEAST_FREE_BYTES + 10 * MEGABYTE);
    expect((await asha.post('/api/addresses', addressForm())).status).toBe(200);
    expect((await sendFile(asha, film(2 * MEGABYTE), 'opened.mp4')).status).toBe(200);
    expect(await healthOf(shop)).toEqual({ status: 'ok', answered: 200 });
  });
});

describe.runIf(runtime === 'node')('a shop that is open', () => {
  test('says that its database is gone when its file is moved away, since what it takes from then on is lost', async () => {
    const path = mkdtempSync(join(tmpdir(), 'ratnahaat-gone-'));
    const shop = await openedIn(path);
    try {
      expect(await healthOf(shop)).toEqual({ status: 'ok', answered: 200 });
      renameSync(shop.databasePath, `${shop.databasePath}.moved`);
      const gone = { status: 'unavailable', reason: 'The database is not in its place any more.', answered: 503 };
      expect(await healthOf(shop)).toEqual(gone);
      copyFileSync(freshPath, shop.databasePath);
      expect(await healthOf(shop)).toEqual(gone);
      renameSync(`${shop.databasePath}.moved`, shop.databasePath);
      expect(await healthOf(shop)).toEqual({ status: 'ok', answered: 200 });
    } finally {
      await shop.stop();
      rmSync(path, { recursive: true, force: true });
    }
  });
});
