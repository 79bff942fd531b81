import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AHEAD_VARIABLES } from './ahead.ts';
import { until } from './until.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Opening a shop includes rendering its pages. */
const OPENED_WITHIN_MS = 45_000;

export interface Started {
  /** Returns its output so far, of both streams. */
  said(): string;
  /**
   * Waits until it is open.
   * @throws with its output when it ends before
   */
  open(): Promise<void>;
  /** Waits until it ends by itself. */
  end(): Promise<{ code: number | null; said: string }>;
  stop(): Promise<void>;
}

/**
 * Runs the command of `npm start` with these variables and none of the test's own.
 * @param options follow the command
 * @param container a folder with the build and without the sources, whose command it runs instead
 */
export function npmStart(variables: Record<string, string>, container?: string, options: string[] = []): Started {
  const { PATH = '', HOME = '' } = process.env;
  const command = container === undefined ? 'scripts/start.mjs' : 'dist/server/launch.js';
  const child = spawn(process.execPath, [command, ...options], {
    cwd: container ?? ROOT,
    env: { PATH, HOME, ...AHEAD_VARIABLES, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (piece: Buffer) => (text += piece.toString()));
  child.stderr.on('data', (piece: Buffer) => (text += piece.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    said: () => text,
    async open() {
      const look = () => text.includes('Ratnahaat is open') || hasEnded() || undefined;
      await until('the shop to open', look, OPENED_WITHIN_MS);
      if (hasEnded()) throw new Error(`It ended with ${child.exitCode}:\n${text}`);
    },
    async end() {
      return { code: await ended, said: text };
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
