import { useState } from 'react';
import { useGetOne, useNotify, useUpdate } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { messageOf, refusalOf } from '../providers/call.ts';
import type { SkuRecord } from '../providers/records.ts';
import { useGoBack } from '../ui/useGoBack.ts';
import type { SkuPrice } from './skuPrice.ts';

/** Two people changed one SKU: what I typed, and how it stands now. */
export interface PriceConflict {
  mine: SkuPrice;
  theirs: SkuRecord;
}

/** Saves a SKU's prices on the version that was seen. Where somebody was faster, both states wait for a decision. */
export function useSavePrice(sku: SkuRecord) {
  const notify = useNotify();
  const goBack = useGoBack('/skus');
  const [update, { isPending: isSaving }] = useUpdate<SkuRecord, Error>();
  const { refetch } = useGetOne<SkuRecord>('skus', { id: sku.id }, { enabled: false });
  const [conflict, setConflict] = useState<PriceConflict>();

  /** The faults of its fields, for the form to show them there. */
  async function save(mine: SkuPrice, version: number): Promise<Record<string, string> | undefined> {
    setConflict(undefined);
    try {
      await update(
        'skus',
        { id: sku.id, data: { ...mine, version }, previousData: sku },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
    } catch (error) {
      const { code, current, errors } = refusalOf(error);
      if (code === 'STALE_VERSION') {
        const theirs = (current as SkuRecord | undefined) ?? (await refetch()).data;
        if (theirs) setConflict({ mine, theirs });
        return undefined;
      }
      if (!errors) notify(messageOf(error, ADMIN_SAVE_FAILED), { type: 'error' });
      return errors;
    }
    notify(`The price of ${sku.code} is saved.`, { type: 'success' });
    goBack();
    return undefined;
  }

  /** Forgets what was typed: the form fills with the row as it is now. */
  async function takeTheirs(): Promise<void> {
    await refetch();
    setConflict(undefined);
  }

  return { save, isSaving, conflict, takeTheirs, decideLater: () => setConflict(undefined) };
}
