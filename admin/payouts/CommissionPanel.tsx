import { Box, Typography } from '@mui/material';
import { commissionFacts } from '../fee-rates/commissionFacts.ts';
import type { OwnCommissionRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { words } from '../words/en/payouts.ts';

/** The commission a seller is charged on orders of today: on all its goods, and on those of some categories. */
export function CommissionPanel() {
  const { answer, error } = useAnswer<OwnCommissionRecord>(
    '/api/admin/own-commission',
    words.failedToFetchYourCommission,
  );
  return (
    <Box sx={{ marginBottom: 4 }}>
      <Panel title={words.yourCommission}>
        {error && <Typography role="alert">{error}</Typography>}
        {answer && (
          <Facts
            facts={[
              ...answer.today.map(({ percent, isOwn }): [string, string] => [
                answer.categories.length > 0 ? words.allOtherGoods : words.allGoods,
                isOwn ? words.percentAsAgreed(percent) : `${percent}%`,
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
