import Database from 'libsql';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BESIDE } from '../publish/page-queue.ts';
import { PagesDamaged, PageStore } from './page-store.ts';

const NOTHING = { now: [], later: [], gone: [] };
const ALL = ['/', '/shop', '/product/one', '/product/two'];

/** Locks a new store as a process does that restores one after a crash, and releases it a moment later. */
const LOCK_HOLDER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const Database = require('libsql');
  const connection = new Database(workerData);
  connection.pragma('locking_mode = EXCLUSIVE');
  connection.pragma('journal_mode = WAL');
  connection.exec('CREATE TABLE held (id)');
  parentPort.postMessage('locked');
  setTimeout(() => { connection.close(); }, 100);
`;

let folder: string;
let store: PageStore;
const reopen = (build = 'first build') => {
  store.close();
  store = PageStore.open(folder, build);
};
/** Renders the waiting pages, and returns their order. */
const drawAll = (html = (path: string) => `<p>${path}</p>`) => {
  const order: string[] = [];
  for (let next = store.queue.nextDue(); next; next = store.queue.nextDue()) {
    order.push(next.path);
    store.keep(next.path, Buffer.from(html(next.path)));
  }
  return order;
};
const read = (path: string) => brotliDecompressSync(store.file(path, store.queue.tagOf(path)!)!).toString();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ratnahaat-pages-'));
  store = PageStore.open(folder, 'first build');
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the files of the pages', () => {
  test('lie there compressed, under the hash of what they say', () => {
    store.note(7, NOTHING, ALL);
    drawAll((path) => `<p>${path}</p>`.repeat(500));
    expect(read('/shop')).toBe('<p>/shop</p>'.repeat(500));
    expect(store.file('/shop', store.queue.tagOf('/shop')!)!.byteLength).toBeLessThan(200);
    expect(store.queue.tagOf('/shop')).not.toBe(store.queue.tagOf('/'));
    expect(store.queue.counts()).toEqual({ drawn: 4, waiting: 0 });
    expect(store.queue.version()).toBe(7);
  });

  test('a file that was replaced is not handed out under the old hash', () => {
    store.note(1, NOTHING, ALL);
    drawAll();
    const before = store.queue.tagOf('/')!;
    store.keep('/', Buffer.from('new'));
    expect(store.file('/', before)).toBeUndefined();
    expect(read('/')).toBe('new');
  });

  test('a page without a file has no hash, also when it is known that it is to come', () => {
    store.note(1, NOTHING, ALL);
    expect(store.queue.tagOf('/')).toBeUndefined();
    expect(store.queue.tagOf('/never')).toBeUndefined();
  });
});

describe('what is out of date', () => {
  test('is drawn in the order of the pages, unless something has changed', () => {
    store.note(1, NOTHING, ALL);
    expect(drawAll()).toEqual(ALL);
    store.note(2, NOTHING, ALL);
    store.note(3, { now: ['/product/two'], later: ['/product/one'], gone: [] });
    expect(store.queue.nextDue()).toEqual({ path: '/product/two', due: 0 });
    expect(drawAll()).toEqual(['/product/two', '/product/one', '/', '/shop']);
  });

  test('is drawn in the order of its change', () => {
    store.note(1, NOTHING, ALL);
    store.note(2, { now: ['/shop', '/product/two', '/'], later: [], gone: [] });
    expect(drawAll()).toEqual(['/shop', '/product/two', '/', '/product/one']);
  });

  test('is served as it was until it is drawn', () => {
    store.note(1, NOTHING, ALL);
    drawAll();
    store.note(2, { now: ['/'], later: ['/shop'], gone: [] });
    expect(read('/')).toBe('<p>/</p>');
    expect(store.queue.counts()).toEqual({ drawn: 4, waiting: 2 });
  });

  test('keeps the better place when it is noted twice', () => {
    store.note(1, { now: ['/'], later: [], gone: [] });
    store.note(2, { now: [], later: ['/', '/shop'], gone: [] });
    expect(store.queue.nextDue()).toEqual({ path: '/', due: 0 });
    store.keep('/', Buffer.from('drawn'));
    expect(store.queue.nextDue()).toEqual({ path: '/shop', due: BESIDE });
  });

  test('and gone loses its file', () => {
    store.note(1, NOTHING, ALL);
    drawAll();
    store.note(2, { now: [], later: [], gone: ['/product/one'] });
    store.note(3, NOTHING, ['/', '/shop']);
    expect(ALL.filter((path) => store.queue.tagOf(path) !== undefined)).toEqual(['/', '/shop']);
  });
});

describe('after an end in the middle', () => {
  test('drawing goes on where it stopped', () => {
    store.note(5, NOTHING, ALL);
    store.keep('/', Buffer.from('home'));
    reopen();
    expect(store.queue.version()).toBe(5);
    expect(read('/')).toBe('home');
    expect(drawAll()).toEqual(['/shop', '/product/one', '/product/two']);
  });

  test('another build begins with nothing: its pages ask for other files', () => {
    store.note(5, NOTHING, ALL);
    drawAll();
    reopen('second build');
    expect(store.queue.version()).toBe(0);
    expect(store.queue.counts()).toEqual({ drawn: 0, waiting: 0 });
  });
});

describe('a damaged store', () => {
  const path = () => join(folder, 'pages.db');
  const overwrite = (bytes: Buffer) => {
    store.close();
    // Another process finds another file, while this one still has the former file open.
    for (const ending of ['', '-wal', '-shm']) rmSync(path() + ending, { force: true });
    writeFileSync(path(), bytes);
  };

  test.each([
    ['that is no database', () => Buffer.from('not a database, but longer than its head is')],
    ['of zeros', () => Buffer.alloc(8192)],
    ['that is cut', (whole: Buffer) => whole.subarray(0, 4096)],
    ['of which nothing is left', () => Buffer.alloc(0)],
  ])('%s is made again, and its pages wait to be drawn', (_, broken) => {
    store.note(7, NOTHING, ALL);
    drawAll();
    store.close();
    overwrite(broken(readFileSync(path())));
    store = PageStore.open(folder, 'first build');
    expect([store.queue.version(), store.queue.counts()]).toEqual([0, { drawn: 0, waiting: 0 }]);
    store.note(8, NOTHING, ALL);
    expect(drawAll()).toEqual(ALL);
  });

  test('is left as it is by a process that shares it', () => {
    overwrite(Buffer.alloc(8192, 1));
    expect(() => PageStore.openShared(folder)).toThrow(PagesDamaged);
    expect(readFileSync(path())).toEqual(Buffer.alloc(8192, 1));
  });

  test('is opened as soon as another process has released its lock', async () => {
    const shared = mkdtempSync(join(tmpdir(), 'pages-'));
    const holder = new Worker(LOCK_HOLDER, { eval: true, workerData: join(shared, 'pages.db') });
    await once(holder, 'message');
    PageStore.openShared(shared).close();
    await once(holder, 'exit');
    rmSync(shared, { recursive: true });
  });

  test('is told apart from other faults when a page is read', () => {
    store.note(7, NOTHING, ALL);
    drawAll((name) => name.repeat(5000));
    const other = new Database(path());
    other.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    other.close();
    const whole = readFileSync(path());
    overwrite(Buffer.concat([whole.subarray(0, 4096), Buffer.alloc(whole.byteLength - 4096, 0x77)]));
    store = PageStore.openShared(folder);
    expect(() => store.queue.tagOf('/')).toThrow(PagesDamaged);
  });
});
