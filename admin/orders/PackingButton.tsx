import { Button } from '@mui/material';
import { LABELS_AT_ONCE } from '#contract/calls/shipments.ts';
import type { Part } from './confirmOrders.ts';
import { isLabelled } from './isLabelled.ts';
import { usePdf } from './usePdf.ts';

interface PackingButtonProps {
  parts: readonly Part[];
  /** Whether the couriers' labels come before the slips, where there are any. */
  withLabels: boolean;
}

/** What is laid into parcels, as one PDF to be printed; nothing where none is chosen. */
export function PackingButton({ parts, withLabels }: PackingButtonProps) {
  const { isBusy, bring } = usePdf('/api/shipments/packing', 'packing.pdf');
  if (parts.length === 0) return null;
  const hasLabels = withLabels && parts.some(isLabelled);
  const slips = parts.length === 1 ? 'Packing slip' : `${parts.length} packing slips`;
  const both = parts.length === 1 ? 'Label and slip' : `${parts.length} labels and slips`;

  const print = () =>
    bring(
      {
        consignmentIds: parts.slice(0, LABELS_AT_ONCE).map(({ consignment }) => consignment.id),
        withLabels: hasLabels,
      },
      parts.length > LABELS_AT_ONCE
        ? `The packing slips of the first ${LABELS_AT_ONCE} parcels are in one PDF.`
        : 'What is to be printed is in one PDF.',
    );

  return (
    <Button variant="outlined" color="secondary" disabled={isBusy} onClick={() => void print()}>
      {isBusy ? 'Making the PDF…' : hasLabels ? both : slips}
    </Button>
  );
}
