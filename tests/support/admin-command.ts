import { execFile } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { commandEnvironment } from './command-environment.ts';
import type { Running } from './running.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Runs the script of `npm run admin` over the records of an open shop, and returns its output. */
export async function adminCommand(
  { databasePath, hranaUrl }: Pick<Running, 'databasePath' | 'hranaUrl'>,
  ...words: string[]
): Promise<{ code: number; said: string }> {
  const place = hranaUrl === null ? { DATA_DIR: dirname(databasePath) } : { DATABASE_URL: hranaUrl };
  return promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words], {
    cwd: ROOT,
    env: { ...commandEnvironment(), ...place },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}
