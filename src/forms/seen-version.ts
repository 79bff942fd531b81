import { useState } from 'react';
import { ApiError } from '../api/client.ts';

interface Versioned {
  version: number;
}

/**
 * The version of a row that a form sends. A save that is refused because the row was changed elsewhere brings the new
 * row: `theirs`. The form shows it, and the next save replaces it.
 */
export function useSeenVersion<Row extends Versioned, Seen extends number | undefined = number>(seen: Seen) {
  const [theirs, setTheirs] = useState<Row>();
  const version: number | Seen = theirs === undefined ? seen : theirs.version;
  return {
    version,
    theirs,
    /** Runs a save. @throws what it throws */
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

/** The row as it is now, where a save was refused because it was changed elsewhere. */
export function rowChangedElsewhere<Row extends Versioned>(error: unknown): Row | undefined {
  return error instanceof ApiError && error.code === 'STALE_VERSION' ? (error.current as Row) : undefined;
}
