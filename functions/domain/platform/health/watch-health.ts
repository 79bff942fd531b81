/** A result is cached for this long, since anyone may request the health and a check costs a write. */
export const HOLDS_MS = 3000;

/** Whether the database accepts writes, by the last check. */
export interface Health {
  /**
   * Checks the database, unless the last result is still cached. If it is known to be down, the answer does not wait
   * for a check.
   */
  isGood(): Promise<boolean>;
  /** Stores the outcome of another write. */
  note(isGood: boolean): void;
}

/**
 * Watches the health of the database.
 * @param ask checks the database; never throws
 * @param now epoch milliseconds
 */
export function watchHealth(ask: () => Promise<boolean>, now: () => number): Health {
  let known: { isGood: boolean; at: number } | undefined;
  let asking: Promise<boolean> | undefined;

  const note = (isGood: boolean) => {
    known = { isGood, at: now() };
  };
  const askOnce = async () => {
    const isGood = await ask();
    note(isGood);
    asking = undefined;
    return isGood;
  };
  return {
    note,
    isGood() {
      if (known && now() - known.at < HOLDS_MS) return Promise.resolve(known.isGood);
      asking ??= askOnce();
      return known?.isGood === false ? Promise.resolve(false) : asking;
    },
  };
}
