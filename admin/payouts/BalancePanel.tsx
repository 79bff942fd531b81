import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { PAYABLE_HOLD_WORDS } from '#contract/shop/ledger.ts';
import type { BalanceRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { figureLink } from '../ui/FigureLink.tsx';
import { orderCount } from '../ui/OrdersFigure.tsx';
import { LargeFigure } from '../ui/LargeFigure.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { instant } from '../ui/instant.ts';
import { rupees } from '../ui/rupees.ts';
import { NOT_NOW_LABELS } from './payoutStatus.ts';
import { owedFigure } from './owedFigure.tsx';
import { words } from '../words/en/payouts.ts';
import { shared } from '../words/language.ts';

/** A seller's balance: payable, pending with reasons, and paid. */
export function BalancePanel() {
  const { answer: balance, error } = useAnswer<BalanceRecord>('/api/payouts/balance', words.failedToFetchYourBalance);
  return (
    <Box sx={{ marginBottom: 4 }}>
      <Panel
        title={words.yourMoney}
        actions={
          <Link component={RouterLink} to="/transactions">
            {words.allTransactions}
          </Link>
        }
      >
        {error && <Typography role="alert">{error}</Typography>}
        {balance && <Figures balance={balance} />}
        {!error && !balance && <Box sx={{ minHeight: 132 }} aria-busy />}
      </Panel>
    </Box>
  );
}

const ofPayouts = (filter: object, opens: string, amount: number) =>
  figureLink({ list: 'payouts', filter, opens, isNone: amount === 0 }, rupees(amount));

function Figures({ balance }: { balance: BalanceRecord }) {
  const { payable, pending, pendingAmount, underWay, onHold, paid, notNow, minimum, heldUntil } = balance;
  return (
    <>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))', gap: '14px', margin: 0 }}
      >
        <LargeFigure
          name={words.payableNow}
          value={owedFigure('PAYABLE', payable)}
          hint={notNow === 'BELOW_MINIMUM' ? words.paidFromOn(rupees(minimum)) : nextHint(balance)}
        />
        <LargeFigure
          name={words.pending}
          value={owedFigure('PENDING', pendingAmount)}
          hint={words.becomesPayableLater}
        />
        <LargeFigure
          name={words.onItsWay}
          value={ofPayouts({ isUnderWay: true }, words.payoutsOnTheirWay, underWay)}
          hint={words.inPayoutsBeingPaid}
        />
        {onHold > 0 && (
          <LargeFigure
            name={words.onHold}
            value={ofPayouts({ status: 'ON_HOLD' }, words.payoutsOnHold, onHold)}
            hint={words.waitsSeeBelow}
          />
        )}
        <LargeFigure
          name={words.paidSoFar}
          value={ofPayouts({ status: 'PAID' }, words.payoutsThatWerePaid, paid)}
          hint={words.toYourBankAccount}
        />
      </Box>
      {heldUntil && (
        <Typography variant="body2" sx={{ marginTop: 3 }}>
          {words.yourBankAccountWasChanged(instant(heldUntil))}
        </Typography>
      )}
      {pending.length > 0 && (
        <Box
          component="ul"
          aria-label={words.whyMoneyIsPending}
          sx={{ listStyle: 'none', margin: '16px 0 0', padding: 0 }}
        >
          {pending.map(({ hold, amount, orders }) => (
            <Box
              key={hold}
              component="li"
              sx={{
                display: 'flex',
                justifyContent: 'space-between',
                gap: 2,
                paddingBlock: '6px',
                borderTop: '1px solid',
                borderColor: 'divider',
                fontSize: '0.875rem',
              }}
            >
              <span>
                {shared(PAYABLE_HOLD_WORDS[hold])}{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  · {orderCount({ owed: hold }, orders, words.orders(orders))}
                </Box>
              </span>
              <span>{owedFigure(hold, amount)}</span>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

function nextHint({ notNow }: BalanceRecord): string {
  return notNow === null ? words.goesOutWithTheNext : NOT_NOW_LABELS[notNow];
}
