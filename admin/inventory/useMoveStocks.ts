import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type * as z from 'zod/mini';
import { MOST_MOVED } from '#contract/calls/inventory.ts';
import type { MoveStocks } from '#contract/calls/inventory.ts';
import { callOnce } from '../providers/call-once.ts';
import { messageOf } from '../providers/call.ts';

/** Changes the stock of several SKUs at once. @returns what was refused; nothing where it is done */
export function useMoveStocks() {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isSaving, setSaving] = useState(false);

  async function moveStocks(asked: z.input<typeof MoveStocks>): Promise<string | undefined> {
    if (asked.moves.length > MOST_MOVED) return `Please save at most ${MOST_MOVED} SKUs at once.`;
    setSaving(true);
    try {
      await callOnce('/api/admin/inventory/moves', { method: 'PUT', body: JSON.stringify(asked) });
      const { length } = asked.moves;
      notify(length === 1 ? 'The stock of 1 SKU is changed.' : `The stock of ${length} SKUs is changed.`, {
        type: 'success',
      });
      refresh();
      return undefined;
    } catch (error) {
      return messageOf(error);
    } finally {
      setSaving(false);
    }
  }

  return { moveStocks, isSaving };
}
