import { useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../providers/call.ts';
import { download } from '../providers/download.ts';

/** Brings a PDF of several parcels, and says that it is there or why not. */
export function usePdf(
  url: string,
  name: string,
): { isBusy: boolean; bring(asked: object, told: string): Promise<void> } {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  async function bring(asked: object, told: string): Promise<void> {
    setBusy(true);
    try {
      await download(url, name, asked);
      notify(told, { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, bring };
}
