import { execFileSync, fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BARE_SERVER = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

/** Starts the bare server with its plan, in a process of its own. */
export async function startBareServer(planPath: string): Promise<{ stop(): Promise<void> }> {
  const child = fork(BARE_SERVER, [planPath], { execArgv: [] });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code} before it was open.`)));
  });
  return {
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    },
  };
}

const TICKS_PER_SECOND = 100;

/** Returns the processor time of a process and its threads so far, in milliseconds. Linux only. */
export function processorMsOf(pid: number): number {
  // The program's name, in brackets, may contain spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

/**
 * Returns the processor time so far of a process, its threads, its children, and those of its children that have ended,
 * in milliseconds. Linux only.
 */
export function treeProcessorMs(pid: number): number {
  const stat = readOrNothing(`/proc/${pid}/stat`);
  if (stat === '') return 0;
  const fields = stat.split(') ')[1]!.split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return (ticks * 1000) / TICKS_PER_SECOND + childrenOf(pid).reduce((sum, child) => sum + treeProcessorMs(child), 0);
}

/** Returns the present memory of a process, in MB. */
export function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

/**
 * Returns the present memory of a process and of each of its children, in MB: their proportional set sizes, which count
 * shared memory once. Linux only.
 * @see https://www.kernel.org/doc/html/latest/filesystems/proc.html
 */
export function treeMemoryMb(pid: number): number[] {
  const pss = /^Pss:\s+(\d+) kB/m.exec(readOrNothing(`/proc/${pid}/smaps_rollup`))?.[1];
  if (pss === undefined) return [];
  return [Number(pss) / 1024, ...childrenOf(pid).flatMap((child) => treeMemoryMb(child))];
}

/** Returns the ids of a process's children. Linux only. */
export function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readOrNothing(`/proc/${pid}/task/${task}/children`).split(' '))
    .filter((child) => child !== '')
    .map(Number);
}

/** Returns a file's contents, or '' for a process or thread that has ended meanwhile. */
function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return '';
    throw error;
  }
}
