import { Box, Typography } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { LAZY_LOADING } from '#contract/messages.ts';
import { FEE_RATE_WORDS } from '#contract/shop/fee-rates.ts';
import type { FeeRatesRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { instant } from '../ui/instant.ts';
import { ReasonButton } from '../ui/dialog/ReasonButton.tsx';
import { commissionFacts } from './commissionFacts.ts';
import { PlanRateForm } from './PlanRateForm.tsx';
import { words } from '../words/en/fee-rates.ts';
import { formatDay } from '../words/dates.ts';

const PATH = '/api/admin/fee-rates';

/** Rates with their days: those of all sellers, or the commission of one seller. */
export function FeeRates({ sellerId }: { sellerId: number | null }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'settings', action: 'change' });
  const { answer, error, refetch } = useAnswer<FeeRatesRecord>(
    sellerId === null ? PATH : `${PATH}?sellerId=${sellerId}`,
    words.failedToFetchTheRates,
  );
  if (error) return <Typography role="alert">{error}</Typography>;
  if (!answer) return <Typography role="status">{LAZY_LOADING}</Typography>;
  const { today, categories, changes } = answer;
  return (
    <Box sx={{ display: 'grid', gap: '14px' }}>
      <Facts
        facts={today.flatMap(({ kind, percent, isOwn }) => [
          [
            FEE_RATE_WORDS[kind],
            sellerId === null ? `${percent}%` : (isOwn ? words.percentOfItsOwn : words.percentAsAllSellers)(percent),
          ],
          ...(kind === 'commission' ? commissionFacts(categories) : []),
        ])}
      />
      {changes.length > 0 && (
        <Box component="ul" aria-label={words.changesOfRates} sx={CHANGES}>
          {changes.map((change) => (
            <Box component="li" key={change.id} sx={CHANGE}>
              <div>
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {words.rateFrom(rateText(change), formatDay(change.from))}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {words.reasonByAt(change.reason, change.by ?? words.theShop, instant(change.changedAt))}
                </Typography>
              </div>
              {change.isPlanned && mayChange && (
                <ReasonButton
                  word={words.takeBack}
                  color="secondary"
                  question={words.takeBackFrom(rateText(change), formatDay(change.from))}
                  path={`${PATH}/${change.id}`}
                  body={{ isWithdrawn: true }}
                  done={words.theRateIsTakenBack}
                  onDone={refetch}
                >
                  {words.theRateBeforeItGoes}
                </ReasonButton>
              )}
            </Box>
          ))}
        </Box>
      )}
      {mayChange && <PlanRateForm path={PATH} sellerId={sellerId} onPlanned={refetch} />}
    </Box>
  );
}

function rateText({ kind, category, percent }: FeeRatesRecord['changes'][number]): string {
  const rate = category === null ? FEE_RATE_WORDS[kind] : words.rateOnCategory(FEE_RATE_WORDS[kind], category.name);
  const instead = category === null ? words.asAllSellers : words.asTheCategoryAbove;
  return `${rate} ${percent === null ? instead : `${percent}%`}`;
}

const CHANGES = { listStyle: 'none', margin: 0, padding: 0, borderTop: 1, borderColor: 'divider' };
const CHANGE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 14px',
  paddingBlock: '8px',
  borderBottom: 1,
  borderColor: 'divider',
};
