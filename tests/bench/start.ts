/**
 * `npm run bench:start`: starts a fresh clone of the last commit with `npm start`, twice. It prints the seconds until
 * the shop is open, how long the pictures of first screens take on a phone right then, the processor time until the
 * shop is quiet, the size of DATA_DIR, the memory of a quiet shop, and the seconds of the second start. The packages
 * come from npm's cache; with COLD=1 from the registry. Linux only. It prints figures and asserts nothing.
 */
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { freePort } from '../support/free-port.ts';
import { launching } from '../browser/launching.ts';
import { treeMemoryMb, treeProcessorMs } from './processes.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PHONE = { viewport: { width: 360, height: 800 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const PAGES = ['/', '/shop', '/category/jhumkas'];
/** The shop is quiet when it uses less than a tenth of a processor for this long. */
const QUIET_MS = 10_000;
const MB = 1024 * 1024;

const folder = mkdtempSync(join(tmpdir(), 'ratnahaat-bench-start-'));
const clone = join(folder, 'clone');
const dataDir = join(folder, 'data');
const port = await freePort();
const origin = `http://localhost:${port}`;

try {
  execFileSync('git', ['clone', '--quiet', ROOT, clone]);
  const first = await open('first start');
  await measurePictures();
  await untilQuiet(first);
  console.log(`memory, quiet: ${sumOf(treeMemoryMb(first.pid!)).toFixed(0)} MB`);
  for (const name of readdirSync(dataDir))
    console.log(`  ${name}: ${(bytesOf(join(dataDir, name)) / MB).toFixed(1)} MB`);
  console.log(`DATA_DIR: ${(bytesOf(dataDir) / MB).toFixed(0)} MB in ${filesIn(dataDir)} files`);
  await stop(first);
  const second = await open('second start');
  await pause(QUIET_MS);
  console.log(`memory after the second start: ${sumOf(treeMemoryMb(second.pid!)).toFixed(0)} MB`);
  await stop(second);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Starts the shop, and prints the seconds until it is open. */
async function open(what: string): Promise<ChildProcess> {
  const startedAt = performance.now();
  const shop = spawn('npm', ['start'], {
    cwd: clone,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      npm_config_cache: process.env.COLD ? join(folder, 'npm') : process.env.npm_config_cache,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let text = '';
  await new Promise<void>((resolve, reject) => {
    shop.stdout.on('data', (piece: Buffer) => {
      text += piece.toString();
      if (text.includes('is open at')) resolve();
    });
    shop.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${text}`)));
  });
  const seconds = (performance.now() - startedAt) / 1000;
  console.log(`${what}: open after ${seconds.toFixed(1)} s, ${processorSeconds(shop)} s of processor`);
  console.log(`  ${text.trim().split('\n').at(-1)}`);
  return shop;
}

async function stop(shop: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => shop.once('exit', resolve));
  process.kill(-shop.pid!, 'SIGTERM');
  await ended;
}

/** Opens pages on a phone, and prints how long the pictures took that it requested without being touched. */
async function measurePictures(): Promise<void> {
  const browser = await chromium.launch(launching({ pictures: true }));
  const context = await browser.newContext(PHONE);
  for (const path of [...PAGES, await firstProduct()]) {
    const page = await context.newPage();
    await page.goto(origin + path, { waitUntil: 'load' });
    const pictures = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\/media\//.test(name))
        .map(({ name, requestStart, responseStart, encodedBodySize }) => ({
          name,
          ms: responseStart - requestStart,
          bytes: encodedBodySize,
        })),
    );
    const slowest = Math.max(0, ...pictures.map(({ ms }) => ms));
    const kilobytes = sumOf(pictures.map(({ bytes }) => bytes)) / 1024;
    console.log(
      `  ${path}: ${pictures.length} pictures, ${kilobytes.toFixed(0)} kB, the slowest after ${slowest.toFixed(0)} ms`,
    );
    await page.close();
  }
  await browser.close();
}

async function firstProduct(): Promise<string> {
  const answer = await fetch(`${origin}/shop`);
  return /href="(\/product\/[a-z0-9-]+)"/.exec(await answer.text())![1]!;
}

async function untilQuiet(shop: ChildProcess): Promise<void> {
  const openedAt = performance.now();
  const before = treeProcessorMs(shop.pid!);
  for (;;) {
    const start = treeProcessorMs(shop.pid!);
    await pause(QUIET_MS);
    if (treeProcessorMs(shop.pid!) - start < QUIET_MS / 10) break;
  }
  const seconds = (treeProcessorMs(shop.pid!) - before) / 1000;
  const waited = (performance.now() - openedAt) / 1000;
  console.log(`quiet after another ${waited.toFixed(0)} s, ${seconds.toFixed(0)} s of processor`);
}

function processorSeconds(shop: ChildProcess): string {
  return (treeProcessorMs(shop.pid!) / 1000).toFixed(0);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}

function bytesOf(path: string): number {
  const facts = statSync(path);
  if (!facts.isDirectory()) return facts.size;
  return sumOf(readdirSync(path).map((name) => bytesOf(join(path, name))));
}

function filesIn(path: string): number {
  return readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
}
