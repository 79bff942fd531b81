import { useState } from 'react';
import { ApiError } from '../api/client.ts';

interface Versioned {
  version: number;
}

/**
 * Returns the version of a row that a form sends. If a save is refused because the row was changed elsewhere, the
 * response has the new row: `theirs`. The form shows it, and the next save replaces it.
 */
export function useSeenVersion<Row extends Versioned, Seen extends number | undefined = number>(seen: Seen) {
  const [theirs, setTheirs] = useState<Row>();
  const version: number | Seen = theirs === undefined ? seen : theirs.version;
  return {
    version,
    theirs,
    /**
     * Runs a save and keeps the current row of a conflict.
     * @throws the error of the save
     */
    async saved<Answer>(save: Promise<Answer>): Promise<Answer> {
      try {
        return await save;
      } catch (error) {
        const row = rowChangedElsewhere<Row>(error);
        if (row) setTheirs(row);
        throw error;
      }
    },
  };
}

/** Returns the current row if a save was refused because it was changed elsewhere. */
export function rowChangedElsewhere<Row extends Versioned>(error: unknown): Row | undefined {
  return error instanceof ApiError && error.code === 'STALE_VERSION' ? (error.current as Row) : undefined;
}
