import { resolve, sep } from 'node:path';
import { ConfigurationError } from '../functions/configuration.ts';
import { CannotStart } from '../functions/node/cannot-start.ts';
import { inOperatorsWords } from '../functions/node/storage-faults.ts';

/**
 * Runs a step of a command. An error that the operator can fix is printed as its message and ends the process with 1.
 * Any other error is thrown.
 */
export async function explained<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    const folder = resolve(process.env.DATA_DIR || './data');
    // An error of SQLite names no file, but all databases of a command are in this folder.
    const known = isIn(folder, error) ? inOperatorsWords(error, folder) : error;
    if (!(known instanceof CannotStart || known instanceof ConfigurationError)) throw error;
    console.error(known.message);
    process.exit(1);
  }
}

/** Returns whether an error names a path in the data folder, or no path. */
function isIn(folder: string, error: unknown): boolean {
  const { path } = error as { path?: unknown };
  return typeof path !== 'string' || path === folder || path.startsWith(folder + sep);
}
