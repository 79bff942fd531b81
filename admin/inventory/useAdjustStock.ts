import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { fill, INVENTORY_STOCK_CHANGED } from '#contract/messages.ts';
import type { StockUpdateType } from '#contract/calls/inventory.ts';
import { messageOf } from '../providers/call.ts';
import type { ConsoleData } from '../providers/data.ts';
import type { StockRecord } from '../providers/records.ts';

const TOAST_MS = 3000;

/** Changes a SKU's stock and says so for three seconds; what was refused is said in red and handed back. */
export function useAdjustStock(stock: StockRecord) {
  const data = useDataProvider<ConsoleData>();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isSaving, setIsSaving] = useState(false);

  async function adjust(type: StockUpdateType, quantity: number): Promise<string | undefined> {
    setIsSaving(true);
    try {
      await data.adjustStock(stock.skuId, type, quantity);
      notify(fill(INVENTORY_STOCK_CHANGED, { type }), { type: 'success', autoHideDuration: TOAST_MS });
      return undefined;
    } catch (error) {
      notify(messageOf(error), { type: 'error', autoHideDuration: TOAST_MS });
      return messageOf(error);
    } finally {
      setIsSaving(false);
      refresh();
    }
  }

  return { adjust, isSaving };
}
