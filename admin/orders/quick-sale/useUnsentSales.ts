import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useGetIdentity, useNotify } from 'react-admin';
import { sendWaiting, subscribe, unsentSales } from './unsentSales.ts';
import type { UnsentSale } from './unsentSale.ts';
import { words } from '../../words/en/orders-quick-sale.ts';

/** The time between attempts while the browser says that there is a network. */
const RETRY_MS = 15_000;

/** Returns the unrecorded sales of the signed-in person, and sends the waiting ones when there is a network. */
export function useUnsentSales(): { owner: string | undefined; unsent: readonly UnsentSale[] } {
  const { identity } = useGetIdentity();
  const owner = identity && String(identity.id);
  const notify = useNotify();
  const all = useSyncExternalStore(subscribe, unsentSales);
  const unsent = all.filter((sale) => sale.owner === owner);
  const isWaiting = unsent.some(({ refusal }) => refusal === null);
  const send = useEffectEvent(() => {
    if (owner === undefined) return;
    void sendWaiting(owner).then((recorded) => {
      if (recorded === 0) return;
      notify(words.salesAreRecorded(recorded), { type: 'success' });
    });
  });
  useEffect(() => {
    if (!isWaiting || owner === undefined) return undefined;
    const again = () => navigator.onLine && send();
    again();
    const timer = window.setInterval(again, RETRY_MS);
    addEventListener('online', again);
    return () => {
      window.clearInterval(timer);
      removeEventListener('online', again);
    };
  }, [isWaiting, owner]);
  return { owner, unsent };
}
