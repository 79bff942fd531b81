import { existsSync } from 'node:fs';
import { CannotStart } from '../functions/node/cannot-start.ts';

/**
 * Returns the data folder that a command is given, by `--data` or DATA_DIR.
 * @throws CannotStart when there is none, so that a command makes no new folder of a mistyped name
 */
export function folderGiven(data: string | undefined): string {
  const path = data ?? (process.env.DATA_DIR || './data');
  if (existsSync(path)) return path;
  throw new CannotStart(`There are no records in ${path}.`);
}
