import type { ReactNode } from 'react';
import { useSpoken } from './use-spoken.ts';

/** The current value below the message of a save that was refused because the row was changed elsewhere. */
export function SavedNow({ children }: { children: ReactNode }) {
  const { said } = useSpoken();
  return (
    <>
      <br />
      {said('Saved now:')} {children}
      <br />
      {said('To replace that with what you entered here, save again.')}
    </>
  );
}
