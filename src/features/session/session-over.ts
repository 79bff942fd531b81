import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $session } from '../../storage/session.ts';

/** Whether a shopper was here on this page, and is no more: the session ended on the way. */
export function useSessionOver(): boolean {
  const { isShopper } = useStore($session);
  const [wasShopper, setWasShopper] = useState(false);
  useEffect(() => {
    if (isShopper) setWasShopper(true);
  }, [isShopper]);
  return wasShopper && !isShopper;
}
