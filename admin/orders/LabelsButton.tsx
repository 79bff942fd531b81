import { Button } from '@mui/material';
import { LABELS_AT_ONCE } from '#contract/calls/shipments.ts';
import type { Part } from './confirmOrders.ts';
import { isLabelled } from './isLabelled.ts';
import { usePdf } from './usePdf.ts';
import { words } from '../words/en/orders.ts';

/** Downloads the couriers' labels of several parcels as one PDF. */
export function LabelsButton({ parts }: { parts: readonly Part[] }) {
  const downloading = usePdf('/api/shipments/labels', 'labels.pdf');
  const ids = parts.filter(isLabelled).flatMap(({ consignment }) => consignment.shipment?.id ?? []);
  if (ids.length === 0) return null;

  const print = () =>
    downloading.send({
      body: { ids: ids.slice(0, LABELS_AT_ONCE) },
      done: ids.length > LABELS_AT_ONCE ? words.firstLabelsAreInOnePdf(LABELS_AT_ONCE) : words.labelsAreInOnePdf,
    });

  return (
    <Button variant="outlined" color="secondary" disabled={downloading.isBusy} onClick={print}>
      {downloading.isBusy ? words.askingTheCourier : words.labels(ids.length)}
    </Button>
  );
}
