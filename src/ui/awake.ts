import { useEffect, useState } from 'react';

/** False while the server draws and until the browser has looked who is here: the two must draw the same. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return isAwake;
}
