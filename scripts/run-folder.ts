import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';
/** What all shops of a run of the tests take together, with room to spare. */
const ROOM_BYTES = 8 * 1024 ** 3;
const NAME = /^ratnahaat-test-(\d+)-/;

/**
 * Makes a folder for all that this process and its children write while they test, and removes those of processes that
 * were killed before they could. In memory where there is room: the tests' shops write thousands of times through to
 * the disk, and none of it has to outlive a machine.
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
    return 0; // No such place on this system.
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be asked, but it is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
