import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The hashes of the migrations of all releases, by file. `npm run release` writes it. */
export const FROZEN_FILE = 'migrations/released.json';

export function frozenMigrations(): Record<string, string> {
  return existsSync(FROZEN_FILE) ? (JSON.parse(readFileSync(FROZEN_FILE, 'utf8')) as Record<string, string>) : {};
}

/** Returns the hashes of the migrations as they are, by file. */
export function hashesOfMigrations(): Record<string, string> {
  const files = readdirSync('migrations').filter((name) => name.endsWith('.sql'));
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join('migrations', name)))
      .digest('hex');
  return Object.fromEntries(files.sort().map((name) => [name, hashOf(name)]));
}
