import { Box, Typography } from '@mui/material';
import type { MissingCashRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { instant } from '../ui/instant.ts';
import { rupees } from '../ui/rupees.ts';
import { words } from '../words/en/remittances.ts';

/** Parcels whose cash is overdue. */
export function MissingPanel() {
  // The list below the panel shows an error of the server.
  const { answer: parcels = [] } = useAnswer<MissingCashRecord[]>('/api/admin/remittances/missing');
  if (parcels.length === 0) return null;
  const total = parcels.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;
  return (
    <Box sx={{ marginBottom: 4 }}>
      <Panel title={words.notHandedOverInTime}>
        <Typography variant="body2" sx={{ marginBottom: 2 }}>
          {words.parcelsAreMissing(parcels.length, rupees(total))}
        </Typography>
        {parcels.map(({ shipmentId, awb, courierName, orderId, orderKey, deliveredAt, amount }) => (
          <Box
            key={shipmentId}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: '2px 16px',
              paddingBlock: '6px',
              borderTop: '1px solid',
              borderColor: 'divider',
              fontSize: '0.875rem',
            }}
          >
            <Box component="span" sx={{ fontWeight: 600 }}>
              {awb}
            </Box>
            <RowLink to={`/orders/${orderKey}/show`}>{orderId}</RowLink>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {words.deliveredBy(courierName, instant(deliveredAt))}
            </Box>
            <Box component="span" sx={{ marginLeft: 'auto', fontWeight: 600 }}>
              {rupees(amount)}
            </Box>
          </Box>
        ))}
      </Panel>
    </Box>
  );
}
