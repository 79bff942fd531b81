import { fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { aloneIn, holdFolder } from './folder-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'ratnahaat-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the second waits until the first is done, and is told so', async () => {
  const did: string[] = [];
  const messages: string[] = [];
  let finish = () => {};
  const first = aloneIn(
    folder,
    () => {},
    async () => {
      did.push('first begins');
      await new Promise<void>((resolve) => (finish = resolve));
      did.push('first ends');
    },
  );
  const second = aloneIn(
    folder,
    (text) => {
      messages.push(text);
      finish();
    },
    async () => void did.push('second begins'),
  );
  await Promise.all([first, second]);
  expect(did).toEqual(['first begins', 'first ends', 'second begins']);
  expect(messages).toEqual([expect.stringContaining('Waiting')]);
});

test('work that fails leaves the folder free', async () => {
  const quiet = () => expect.unreachable();
  await expect(aloneIn(folder, quiet, () => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
  expect(await aloneIn(folder, quiet, () => Promise.resolve('done'))).toBe('done');
});

test('a process that is killed leaves the folder free', async () => {
  const script = join(folder, 'hold.mjs');
  writeFileSync(
    script,
    `import { aloneIn, holdFolder } from ${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)};
     await aloneIn(${JSON.stringify(folder)}, () => {}, () => { process.send('held'); setInterval(() => {}, 1000); return new Promise(() => {}); });`,
  );
  const holder = fork(script);
  await new Promise((resolve) => holder.once('message', resolve));
  const kill = () => holder.kill('SIGKILL');
  expect(await aloneIn(folder, kill, () => Promise.resolve(holder.killed))).toBe(true);
});

test('a shop’s folder has one process, which the next one names', () => {
  const release = holdFolder(folder, 'http://localhost:1');
  expect(() => holdFolder(folder, 'http://localhost:2')).toThrow(
    `is open already, at http://localhost:1 in process ${process.pid}. Stop it first`,
  );
  release();
  holdFolder(folder, 'http://localhost:2')();
});
