import type { ReactNode } from 'react';

/** The current value below the message of a save that was refused because the row was changed elsewhere. */
export function SavedNow({ children }: { children: ReactNode }) {
  return (
    <>
      <br />
      Saved now: {children}
      <br />
      To replace that with what you entered here, save again.
    </>
  );
}
