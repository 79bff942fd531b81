import { execFileSync, fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BARE_SERVER = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

/** Starts the bare server by its plan, in a process of its own. */
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

/** The processor time that a process and its threads have taken so far, in milliseconds. On Linux. */
export function processorMsOf(pid: number): number {
  // The name of the program, in brackets, may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

/** The memory a process holds now, in MB. */
export function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}

/**
 * The memory that a process and each of those it started hold now, in MB: their proportional set sizes, which count what
 * they share once. Of Linux alone.
 * @see https://www.kernel.org/doc/html/latest/filesystems/proc.html
 */
export function treeMemoryMb(pid: number): number[] {
  const pss = /^Pss:\s+(\d+) kB/m.exec(readOrNothing(`/proc/${pid}/smaps_rollup`))?.[1];
  if (pss === undefined) return [];
  return [Number(pss) / 1024, ...childrenOf(pid).flatMap((child) => treeMemoryMb(child))];
}

/** The processes that a process started. On Linux. */
export function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readOrNothing(`/proc/${pid}/task/${task}/children`).split(' '))
    .filter((child) => child !== '')
    .map(Number);
}

/** Processes and threads may end while they are looked at. */
function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ESRCH') return '';
    throw error;
  }
}
