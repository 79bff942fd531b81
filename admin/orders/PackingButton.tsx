import { Button } from '@mui/material';
import { LABELS_AT_ONCE } from '#contract/calls/shipments.ts';
import type { Part } from './confirmOrders.ts';
import { isLabelled } from './isLabelled.ts';
import { usePdf } from './usePdf.ts';
import { words } from '../words/en/orders.ts';

interface PackingButtonProps {
  parts: readonly Part[];
  /** Whether the PDF starts with the couriers' labels, if there are any. */
  withLabels: boolean;
}

/** Downloads the packing slips of parcels as one PDF. */
export function PackingButton({ parts, withLabels }: PackingButtonProps) {
  const downloading = usePdf('/api/shipments/packing', 'packing.pdf');
  if (parts.length === 0) return null;
  const hasLabels = withLabels && parts.some(isLabelled);
  const name = hasLabels ? words.labelsAndSlips(parts.length) : words.packingSlips(parts.length);

  const print = () =>
    downloading.send({
      body: {
        consignmentIds: parts.slice(0, LABELS_AT_ONCE).map(({ consignment }) => consignment.id),
        withLabels: hasLabels,
      },
      done: parts.length > LABELS_AT_ONCE ? words.firstSlipsAreInOnePdf(LABELS_AT_ONCE) : words.allIsInOnePdf,
    });

  return (
    <Button variant="outlined" color="secondary" disabled={downloading.isBusy} onClick={print}>
      {downloading.isBusy ? words.makingThePdf : name}
    </Button>
  );
}
