/** What was found out holds for so long: anybody may ask how the shop is, and asking the records costs a write. */
const HOLDS_MS = 3000;

/** Whether the records take writes, as it was found out last. */
export interface Health {
  /** Asks the records, unless that was done a moment ago. Who knows that they are down does not wait to hear it again. */
  isGood(): Promise<boolean>;
  /** Tells what somebody found out who wrote anyway. */
  note(isGood: boolean): void;
}

/**
 * Watches the health of the records.
 * @param ask asks the records themselves; never throws
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
