import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { linesTo } from './log.ts';

const folder = mkdtempSync(join(tmpdir(), 'ratnahaat-log-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const LOG = new URL('./log.ts', import.meta.url).href;

/** A program that logs two lines, and then a given end. */
const PROGRAM = `const { jsonLog } = await import(${JSON.stringify(LOG)});
  jsonLog.info('one', {});
  setImmediate(() => { jsonLog.info('two', {}); process.exitCode = 7; });`;

describe('the log on standard output', () => {
  test('has a line for each event in a file', () => {
    const path = join(folder, 'log');
    const file = openSync(path, 'w');
    const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', PROGRAM], {
      stdio: ['ignore', file, 'inherit'],
    });
    closeSync(file);
    const events = readFileSync(path, 'utf8')
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { event: string }).event);
    expect([status, events]).toEqual([7, ['one', 'two']]);
  });

  test('does not end the shop when its reader ends', () => {
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', '("$0" --input-type=module -e "$1"; echo $? >&2) | true', process.execPath, PROGRAM],
      {
        encoding: 'utf8',
      },
    );
    expect([status, stderr]).toEqual([0, '7\n']);
  });
});

test('lines that a full disk does not take are lost, and counted as soon as there is room', () => {
  let isFull = true;
  let text = '';
  const write = linesTo((piece) => {
    if (isFull) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    text += piece;
  });
  write('one');
  write('two');
  isFull = false;
  write('three');
  write('four');
  expect(text).toBe('{"level":"error","event":"log.lost","lines":2}\nthree\nfour\n');
});
