/**
 * `npm run bench:memory`: measures the memory of all of the shop's processes together, after its first start and after
 * ordinary use, three times over. Then it measures how long a search waits while a hundred new pictures are requested
 * at once. Runs on Linux, which reports shared memory. It prints figures and asserts nothing.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/free-port.ts';
import { sideBySide } from '../support/side-by-side.ts';
import { until } from '../support/until.ts';
import { treeMemoryMb } from './processes.ts';

const ROUNDS = 3;
const CARDS = 60;
const PICTURES = 200;
const READS = 9000;
const SEARCHES = 300;
const AT_ONCE = 8;
const BURST = 100;
const GOAL_MB = 250;
/** The wait for delayed work of the shop: processes end, and memory is freed. */
const QUIET_MS = 15_000;
/** The longest wait until all sizes of all pictures are made, if nothing else is requested. */
const LONGEST_MS = 10 * 60_000;
const WORDS = ['jhumka', 'kundan choker', 'bangles under 500', 'jhmuka', 'peacock earrings', 'one gram gold chain'];

const dataDir = mkdtempSync(join(tmpdir(), 'ratnahaat-bench-memory-'));
const port = await freePort();
const origin = `http://localhost:${port}`;
// As `npm start` runs it.
const shop = spawn(process.execPath, ['scripts/start.ts'], {
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, MODE: 'sandbox', ORIGIN: origin },
  stdio: ['ignore', 'pipe', 'inherit'],
});

try {
  await openOf(shop);
  say('after the first start');
  const { paths, cards, pictures } = await readPages();
  for (let round = 0; round < ROUNDS; round += 1) {
    await ask(cards.slice(round * CARDS, (round + 1) * CARDS));
    say(`round ${round + 1}: ${CARDS} cards`);
    await ask(pictures.slice(round * PICTURES, (round + 1) * PICTURES));
    say(`round ${round + 1}: ${PICTURES} sizes of pictures`);
    await ask(Array.from({ length: READS }, (_, turn) => `/products/${slugOf(paths[turn % paths.length]!)}`));
    say(`round ${round + 1}: ${READS} reads of products`);
    await ask(
      Array.from(
        { length: SEARCHES },
        (_, turn) => `/products/search?q=${encodeURIComponent(WORDS[turn % WORDS.length]!)}`,
      ),
    );
    say(`round ${round + 1}: ${SEARCHES} searches`);
    await ask(paths);
    say(`round ${round + 1}: ${paths.length} pages`);
  }
  await pause(QUIET_MS);
  const held = say('when it is quiet again');
  console.log(held <= GOAL_MB ? 'The goal is met.' : `The goal is ${GOAL_MB} MB.`);
  await until('what is drawn ahead to be drawn', () => treeMemoryMb(shop.pid!).length === 1 || undefined, LONGEST_MS);
  say('when nothing is left to draw');
  await searchDuring(pictures.slice(ROUNDS * PICTURES, ROUNDS * PICTURES + BURST));
} finally {
  const ended = new Promise((resolve) => shop.once('exit', resolve));
  shop.kill();
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}

function openOf(child: typeof shop): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('is open at') && resolve());
    child.once('exit', (code) => reject(new Error(`The shop ended with ${code}.`)));
  });
}

function say(when: string): number {
  const parts = treeMemoryMb(shop.pid!);
  const sum = parts.reduce((one, other) => one + other);
  const told = parts.map((part) => part.toFixed(0)).join(' + ');
  console.log(`${when.padEnd(44)}${sum.toFixed(0).padStart(6)} MB = ${told}`);
  return sum;
}

/** Returns the pages of products, and the addresses in them: share cards, and picture sizes in a mixed order. */
async function readPages(): Promise<{ paths: string[]; cards: string[]; pictures: string[] }> {
  const sitemap = await textOf('/sitemap.xml');
  const paths = [...new Set(sitemap.match(/\/product\/[a-z0-9-]+/g))];
  const cards: string[] = [];
  const pictures = new Set<string>();
  for (const path of paths) {
    const page = await textOf(path);
    cards.push(...(page.match(/\/cards\/product\/[a-z0-9-]+\.jpg/g) ?? []).slice(0, 1));
    for (const picture of page.match(/\/media\/[a-z0-9]+\.\w+\/\d+\.webp/g) ?? []) pictures.add(picture);
  }
  return { paths, cards, pictures: mixed([...pictures]) };
}

/** Returns the entries in a mixed order that is the same on every run. */
function mixed(all: string[]): string[] {
  const step = 7919;
  return all.map((_, index) => all[(index * step) % all.length]!);
}

function slugOf(path: string): string {
  return path.slice('/product/'.length);
}

async function textOf(path: string): Promise<string> {
  const answer = await fetch(origin + path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer.text();
}

async function ask(paths: readonly string[]): Promise<void> {
  await sideBySide(AT_ONCE, paths, async (path) => void (await textOf(path)));
}

/** Searches repeatedly until all pictures, which are requested at once, are answered. */
async function searchDuring(pictures: readonly string[]): Promise<void> {
  const progress = { isDone: false };
  const statuses = new Map<number, number>();
  const drawing = Promise.all(
    pictures.map(async (path) => {
      const answer = await fetch(origin + path);
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }),
  ).finally(() => (progress.isDone = true));
  const startedAt = performance.now();
  const waits: number[] = [];
  while (!progress.isDone) {
    const askedAt = performance.now();
    await textOf(`/products/search?q=${encodeURIComponent(WORDS[waits.length % WORDS.length]!)}`);
    waits.push(performance.now() - askedAt);
  }
  await drawing;
  const told = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(
    `${pictures.length} pictures at once: ${told}, in ${((performance.now() - startedAt) / 1000).toFixed(1)} s; ` +
      `the longest of ${waits.length} searches meanwhile took ${Math.max(...waits).toFixed(0)} ms.`,
  );
}
