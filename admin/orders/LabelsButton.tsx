import { Button } from '@mui/material';
import { LABELS_AT_ONCE } from '#contract/calls/shipments.ts';
import type { Part } from './confirmOrders.ts';
import { isLabelled } from './isLabelled.ts';
import { usePdf } from './usePdf.ts';

/** The couriers' labels of several parcels as one PDF; nothing where none of them has one. */
export function LabelsButton({ parts }: { parts: readonly Part[] }) {
  const { isBusy, bring } = usePdf('/api/shipments/labels', 'labels.pdf');
  const ids = parts.filter(isLabelled).flatMap(({ consignment }) => consignment.shipment?.id ?? []);
  if (ids.length === 0) return null;

  const print = () =>
    bring(
      { ids: ids.slice(0, LABELS_AT_ONCE) },
      ids.length > LABELS_AT_ONCE ? `The first ${LABELS_AT_ONCE} labels are in one PDF.` : 'The labels are in one PDF.',
    );

  return (
    <Button variant="outlined" color="secondary" disabled={isBusy} onClick={() => void print()}>
      {isBusy ? 'Asking the courier…' : ids.length === 1 ? 'Label' : `${ids.length} labels`}
    </Button>
  );
}
