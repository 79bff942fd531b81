import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $session } from '../../storage/session.ts';

/** Returns whether the session of a shopper has ended on this page. */
export function useSessionOver(): boolean {
  const { isShopper } = useStore($session);
  const [wasShopper, setWasShopper] = useState(false);
  useEffect(() => {
    if (isShopper) setWasShopper(true);
  }, [isShopper]);
  return wasShopper && !isShopper;
}
