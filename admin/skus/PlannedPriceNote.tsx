import { Box } from '@mui/material';
import type { SkuRecord } from '../providers/records.ts';
import { instant } from '../ui/instant.ts';
import { rupees } from '../ui/rupees.ts';
import { words } from '../words/en/skus.ts';

/** The planned price of a SKU in a list: when it ends, or what comes when. */
export function PlannedPriceNote({ planned }: { planned: SkuRecord['plannedPrice'] }) {
  if (planned === null) return null;
  const { status, sellingPrice, from, until } = planned;
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
      {status === 'running'
        ? words.plannedUntil(until === null ? undefined : instant(until))
        : words.priceFromInstant(rupees(sellingPrice), instant(from))}
    </Box>
  );
}
