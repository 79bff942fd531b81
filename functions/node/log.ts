import { fstatSync, writeSync } from 'node:fs';
import { logTo } from '../log-line.ts';

const STDOUT = 1;

/** The log on standard output. */
export const jsonLog = logTo(toStandardOutput());

function toStandardOutput(): (line: string) => void {
  if (fstatSync(STDOUT).isFile()) return linesTo((text) => writeSync(STDOUT, text));
  // Without a listener, the end of the log's reader would end the shop (EPIPE).
  process.stdout.on('error', () => {});
  return (line) => process.stdout.write(`${line}\n`);
}

/**
 * Writes lines synchronously. Lines that a full disk refuses are lost, and their number is logged when there is room again.
 * `process.stdout` would end the process on the first such line, or buffer all later lines in memory.
 */
export function linesTo(write: (text: string) => void): (line: string) => void {
  let lost = 0;
  return (line) => {
    try {
      if (lost > 0) write(`${JSON.stringify({ level: 'error', event: 'log.lost', lines: lost })}\n`);
      lost = 0;
      write(`${line}\n`);
    } catch {
      lost += 1;
    }
  };
}
