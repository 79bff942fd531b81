import { Box, Typography } from '@mui/material';
import type { CashTakenRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { rupees } from '../ui/rupees.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { BankCashButton } from './BankCashButton.tsx';
import { words } from '../words/en/remittances.ts';
import { formatDay } from '../words/dates.ts';

const CASH_LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 16px',
  paddingBlock: '6px',
  borderTop: '1px solid',
  borderColor: 'divider',
  fontSize: '0.875rem',
};

/** The cash that staff took over the counter, by day and person. */
export function CashTakenPanel() {
  const { answer: rows = [], refetch } = useAnswer<CashTakenRecord[]>('/api/admin/cash-taken');
  if (rows.length === 0) return null;
  const open = rows.reduce((sum, row) => sum + Math.round(row.open * 100), 0) / 100;
  return (
    <Box sx={{ marginBottom: 4 }}>
      <Panel title={words.cashTaken}>
        <Typography variant="body2" sx={{ marginBottom: 2 }}>
          {words.soldOverTheCounter} {open === 0 ? words.allOfItIsIn : words.isNotInTheBank(rupees(open))}
        </Typography>
        {rows.map((row) => (
          <Box key={`${row.takenOn} ${row.userId}`} sx={CASH_LINE}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {formatDay(row.takenOn)}
            </Box>
            <span>{row.person}</span>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {row.bankReference === null
                ? words.orders(row.orders)
                : words.ordersInTheBank(row.orders, row.bankReference)}
            </Box>
            <Box component="span" sx={{ marginLeft: 'auto', fontWeight: 600 }}>
              {rupees(row.amount)}
            </Box>
            {row.open > 0 && <BankCashButton row={row} onDone={refetch} />}
          </Box>
        ))}
      </Panel>
    </Box>
  );
}
