import type { ReactNode } from 'react';

/** Below the words of a save that was refused because the row was changed elsewhere: what it says now. */
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
