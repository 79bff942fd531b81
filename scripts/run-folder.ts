import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps the files of this folder in memory. */
const MEMORY = '/dev/shm';
/** The size of all shops of a test run together, with a margin. */
const ROOM_BYTES = 8 * 1024 ** 3;
const NAME = /^ratnahaat-test-(\d+)-/;

/**
 * Makes a folder for all files that this process and its children write during tests, and removes the folders of
 * processes that were killed. The folder is in memory if there is room: the tests' shops sync thousands of writes to
 * the disk, and none of these files has to survive a restart.
 */
export function makeRunFolder(): string {
  const parent = freeBytes(MEMORY) > ROOM_BYTES ? MEMORY : tmpdir();
  for (const name of readdirSync(parent)) {
    const pid = NAME.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(parent, name), { recursive: true, force: true });
  }
  return mkdtempSync(join(parent, `ratnahaat-test-${process.pid}-`));
}

function freeBytes(path: string): number {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  } catch {
    return 0; // This system has no such folder.
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
