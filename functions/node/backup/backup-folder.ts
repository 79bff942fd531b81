import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Backups, Erasure } from '../../ports/backups.ts';
import { backupsIn } from './make-backup.ts';

const ERASURES_FILE = 'erasures.jsonl';
const Erased = z.object({ userId: z.number(), userSince: z.number(), at: z.number() });

/**
 * The backups in BACKUP_DIR.
 * @param make makes a backup in another process, because a large database takes seconds
 */
export function backupFolder(path: string, make: NonNullable<Backups['make']>): Backups {
  return {
    erasures: () => readErasures(path),
    async noteErasures(erasures) {
      await mkdir(path, { recursive: true, mode: 0o700 });
      const lines = erasures.map((erasure) => `${JSON.stringify(erasure)}\n`).join('');
      // A line that a crash cut ends here.
      await appendFile(join(path, ERASURES_FILE), `\n${lines}`, { mode: 0o600, flush: true });
    },
    async newest() {
      const last = (await backupsIn(path)).at(-1);
      return last && Date.parse(last.manifest.madeAt);
    },
    make,
  };
}

/** Returns the list of erasures of a folder of backups. A line that was cut by a crash is left out. */
export async function readErasures(path: string): Promise<Erasure[]> {
  const text = await readFile(join(path, ERASURES_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return '';
  });
  return text.split('\n').flatMap((line) => {
    try {
      return [z.parse(Erased, JSON.parse(line))];
    } catch {
      return [];
    }
  });
}
