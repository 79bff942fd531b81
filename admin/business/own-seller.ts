import { useEffect, useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import type { ChangeSeller } from '#contract/calls/sellers.ts';
import type { SellerPaper, SellerPicture } from '#contract/states/seller.ts';
import type { UploadedFile } from '#contract/calls/files.ts';
import { call } from '../providers/call.ts';
import type { SellerRecord } from '../providers/records.ts';
import { tokenOfEntrance } from '../providers/session.ts';

interface Known {
  /** Whose it is. */
  token: string | undefined;
  seller?: SellerRecord;
  error?: unknown;
}

let known: Known = { token: undefined };
const listeners = new Set<() => void>();

function note(next: Known): void {
  known = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks for the business one works for; who shows it hears of it. */
export async function askOwnSeller(): Promise<void> {
  const token = tokenOfEntrance();
  note({ token });
  try {
    const { json } = await call('/sellers/profile');
    note({ token, seller: json as SellerRecord });
  } catch (error) {
    note({ token, error });
  }
}

/** The business one works for, asked for once for each session; `error` where it is not shown to this member of staff. */
export function useOwnSeller(): Known {
  const found = useSyncExternalStore(subscribe, () => known);
  const token = tokenOfEntrance();
  useEffect(() => {
    if (token !== undefined && known.token !== token) void askOwnSeller();
  }, [token]);
  return found.token === token ? found : { token };
}

/**
 * Changes the business one works for.
 * @throws HttpError in the words of the refusal
 */
export async function changeOwnSeller(change: z.input<typeof ChangeSeller>): Promise<void> {
  const { json } = await call('/sellers', { method: 'PATCH', body: JSON.stringify(change) });
  note({ token: tokenOfEntrance(), seller: json as SellerRecord });
}

/**
 * Sends a file in and puts it to the business.
 * @throws HttpError in the words of the refusal
 */
export async function sendOwnFile(place: SellerPaper | SellerPicture, file: File): Promise<void> {
  const isPicture = place === 'logo' || place === 'banner';
  const form = new FormData();
  form.set('folder', isPicture ? 'seller-pictures' : 'seller-papers');
  form.set('file', file);
  const { json } = await call('/api/user/files/upload', { method: 'POST', body: form });
  const { key } = json as z.input<typeof UploadedFile>;
  await changeOwnSeller(isPicture ? { businessDetails: { [place]: key } } : { papers: { [place]: key } });
}
