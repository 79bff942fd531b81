import { useEffect, useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import type { ChangeSeller } from '#contract/calls/sellers.ts';
import type { SellerPaper, SellerPicture } from '#contract/states/seller.ts';
import type { UploadedFile } from '#contract/calls/files.ts';
import { call } from '../providers/call.ts';
import type { SellerRecord } from '../providers/records.ts';
import { tokenOfEntrance } from '../providers/session.ts';

interface Known {
  /** The session it belongs to. */
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

/** Fetches the seller's own business; every `useOwnSeller` receives it. */
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

/** Returns the seller's own business, fetched once per session; `error` if this member of staff may not read it. */
export function useOwnSeller(): Known {
  const found = useSyncExternalStore(subscribe, () => known);
  const token = tokenOfEntrance();
  useEffect(() => {
    if (token !== undefined && known.token !== token) void askOwnSeller();
  }, [token]);
  return found.token === token ? found : { token };
}

/** Notes the seller's own business after a change by another call. */
export function noteOwnSeller(seller: SellerRecord): void {
  note({ token: tokenOfEntrance(), seller });
}

/**
 * Changes the seller's own business.
 * @throws HttpError with the message of the refusal
 */
export async function changeOwnSeller(change: z.input<typeof ChangeSeller>): Promise<void> {
  const { json } = await call('/sellers', { method: 'PATCH', body: JSON.stringify(change) });
  note({ token: tokenOfEntrance(), seller: json as SellerRecord });
}

/**
 * Uploads a file of the seller's own business.
 * @throws HttpError with the message of the refusal
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
