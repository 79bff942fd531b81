import { Box, Typography } from '@mui/material';
import { commissionFacts } from '../fee-rates/commissionFacts.ts';
import type { OwnCommissionRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { Panel } from '../ui/record/Panel.tsx';

/** The commission a seller is charged on orders of today: on all its goods, and on those of some categories. */
export function CommissionPanel() {
  const { answer, error } = useAnswer<OwnCommissionRecord>(
    '/api/admin/own-commission',
    'Failed to fetch your commission',
  );
  return (
    <Box sx={{ marginBottom: 4 }}>
      <Panel title="Your commission">
        {error && <Typography role="alert">{error}</Typography>}
        {answer && (
          <Facts
            facts={[
              ...answer.today.map(({ percent, isOwn }): [string, string] => [
                answer.categories.length > 0 ? 'All other goods' : 'All goods',
                `${percent}%${isOwn ? ', as agreed with you' : ''}`,
              ]),
              ...commissionFacts(answer.categories),
            ]}
          />
        )}
        {!error && !answer && <Box sx={{ minHeight: 44 }} aria-busy />}
      </Panel>
    </Box>
  );
}
