import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { LABELS_AT_ONCE } from '#contract/calls/shipments.ts';
import { messageOf } from '../providers/call.ts';
import { download } from '../providers/download.ts';
import type { Part } from './confirmOrders.ts';
import { isLabelled } from './isLabelled.ts';

interface PackingButtonProps {
  parts: readonly Part[];
  /** Whether the couriers' labels come before the slips, where there are any. */
  withLabels: boolean;
}

/** What is laid into parcels, as one PDF to be printed; nothing where none is chosen. */
export function PackingButton({ parts, withLabels }: PackingButtonProps) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  if (parts.length === 0) return null;
  const hasLabels = withLabels && parts.some(isLabelled);
  const slips = parts.length === 1 ? 'Packing slip' : `${parts.length} packing slips`;
  const name = hasLabels ? (parts.length === 1 ? 'Label and slip' : `${parts.length} labels and slips`) : slips;

  async function print(): Promise<void> {
    setBusy(true);
    try {
      const consignmentIds = parts.slice(0, LABELS_AT_ONCE).map(({ consignment }) => consignment.id);
      await download('/api/shipments/packing', 'packing.pdf', { consignmentIds, withLabels: hasLabels });
      const isCut = parts.length > LABELS_AT_ONCE;
      notify(isCut ? `The first ${LABELS_AT_ONCE} parcels are in one PDF.` : 'It is in one PDF.', { type: 'success' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="outlined" color="secondary" disabled={isBusy} onClick={() => void print()}>
      {isBusy ? 'Making the PDF…' : name}
    </Button>
  );
}
