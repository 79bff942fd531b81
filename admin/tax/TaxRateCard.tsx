import { Box, Typography } from '@mui/material';
import type { TaxRateRecord } from '../providers/records.ts';
import { CardLink } from '../ui/list/CardLink.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { daysWord, goodsWord, rateWord, stateWord, TAX_RATE_STATUS, taxTypeWord } from './taxLabels.ts';

export function TaxRateCard({ row }: { row: TaxRateRecord }) {
  return (
    <CardLink to={`/tax/${row.id}`}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 12px' }}>
        <Typography sx={{ fontWeight: 600 }}>{goodsWord(row)}</Typography>
        <StatusChip {...TAX_RATE_STATUS[row.status]} />
        <Typography variant="body2">
          {rateWord(row.rate)} {taxTypeWord(row)} · {stateWord(row.stateCode)}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', gridColumn: '1 / -1' }}>
          {[row.description, daysWord(row)].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
    </CardLink>
  );
}
