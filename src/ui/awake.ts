import { useEffect, useState } from 'react';

/** Returns false on the server and during hydration, since both have to render the same; true afterwards. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake;
}
