import { execFileSync, fork } from 'node:child_process';
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

/** The memory a process holds now, in MB. */
export function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
}
