import { Box } from '@mui/material';
import type { PayoutRecord } from '../providers/records.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { instant } from '../ui/instant.ts';
import { rupees } from '../ui/rupees.ts';
import { PayoutChip } from './PayoutChip.tsx';
import { PayoutSteps } from './PayoutSteps.tsx';
import { StatementPanel } from './StatementPanel.tsx';
import { ShowBase } from 'react-admin';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/payouts.ts';

export function PayoutShow() {
  return (
    <ShowBase<PayoutRecord>
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage back={{ to: '/payouts', word: words.payouts }} record={record} error={error} refetch={refetch}>
          {(payout) => <PayoutPage payout={payout} />}
        </RecordPage>
      )}
    />
  );
}

/** A payout with its account, actions and statement. */
export function PayoutPage({ payout }: { payout: PayoutRecord }) {
  const { number, status, amount, sellerName, bankHolder, bankIfsc, bankLastDigits } = payout;
  return (
    <>
      <PageHeading title={words.payoutNumber(number)} aside={<PayoutChip status={status} />} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Panel title={rupees(amount)}>
          <Facts
            facts={[
              [common.seller, sellerName],
              [words.bankAccount, `${bankHolder}, •••• ${bankLastDigits}, ${bankIfsc}`],
              [words.made, instant(payout.createdAt)],
              [words.waitsUntil, payout.heldUntil && instant(payout.heldUntil)],
              [words.paid, payout.paidAt && instant(payout.paidAt)],
              [words.reference, payout.reference],
              [common.reason, payout.reason],
            ]}
          />
          <PayoutSteps payout={payout} />
        </Panel>
        <StatementPanel payout={payout} />
      </Box>
    </>
  );
}
