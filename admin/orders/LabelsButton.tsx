import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { LABELS_AT_ONCE } from '#contract/calls/shipments.ts';
import { messageOf } from '../providers/call.ts';
import { download } from '../providers/download.ts';
import type { Part } from './confirmOrders.ts';
import { isLabelled } from './isLabelled.ts';

/** The couriers' labels of several parcels as one PDF; nothing where none of them has one. */
export function LabelsButton({ parts }: { parts: readonly Part[] }) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const ids = parts.filter(isLabelled).flatMap(({ consignment }) => consignment.shipment?.id ?? []);
  if (ids.length === 0) return null;

  async function print(): Promise<void> {
    setBusy(true);
    try {
      await download('/api/shipments/labels', 'labels.pdf', { ids: ids.slice(0, LABELS_AT_ONCE) });
      const more = ids.length - LABELS_AT_ONCE;
      notify(more > 0 ? `The first ${LABELS_AT_ONCE} labels are in one PDF.` : 'The labels are in one PDF.', {
        type: 'success',
      });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="outlined" color="secondary" disabled={isBusy} onClick={() => void print()}>
      {isBusy ? 'Asking the courier…' : ids.length === 1 ? 'Label' : `${ids.length} labels`}
    </Button>
  );
}
