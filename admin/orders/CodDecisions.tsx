import { Box, Typography } from '@mui/material';
import { LAZY_LOADING } from '#contract/messages.ts';
import type { CodDecisionRow } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { instant } from '../ui/instant.ts';
import { COD_RUNG_LABELS } from './codRungs.ts';
import { shared } from '../words/language.ts';
import { words } from '../words/en/orders.ts';

/** How cash on delivery was decided for an order. Only the platform sees it; nothing for an order without a decision. */
export function CodDecisions({ orderId }: { orderId: number }) {
  const { answer, error } = useAnswer<CodDecisionRow[]>(
    `/api/admin/orders/${orderId}/cod-decisions`,
    words.failedToFetchTheDecision,
  );
  if (answer?.length === 0) return null;
  return (
    <Panel title={words.cashRisk}>
      {error && <Typography role="alert">{error}</Typography>}
      {!error && !answer && <Typography role="status">{shared(LAZY_LOADING)}</Typography>}
      <Box sx={{ display: 'grid', gap: '16px' }}>
        {answer?.map((decision) => (
          <Decision key={decision.id} decision={decision} />
        ))}
      </Box>
    </Panel>
  );
}

const REPLAYS: Record<CodDecisionRow['replay'], string> = {
  SAME: words.theSameFactsGiveThe,
  DIFFERENT: words.theSameFactsGiveAnother,
  OLDER_RULE: words.madeByAnEarlierVersion,
};

function Decision({ decision }: { decision: CodDecisionRow }) {
  const { score, applied, rung, isControl, giftPercent, reasons, decidedAt, settingsVersion, replay } = decision;
  return (
    <div>
      <Facts
        facts={[
          [words.score, score],
          [words.needed, COD_RUNG_LABELS[applied]],
          [words.controlGroup, isControl && words.yesOtherwise(COD_RUNG_LABELS[rung])],
          [words.additionalSaving, giftPercent > 0 && `${giftPercent}%`],
          [words.decided, words.byVersionOfTheSettings(instant(decidedAt), settingsVersion)],
          [words.checkedAgain, REPLAYS[replay]],
        ]}
      />
      <Box component="ul" aria-label={words.reasons} sx={LIST}>
        {reasons.map(({ kind, points, text }) => (
          <li key={kind}>
            <span>{text}</span>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
              {points > 0 ? `+${points}` : `−${-points}`}
            </Box>
          </li>
        ))}
      </Box>
    </div>
  );
}

const LIST = {
  listStyle: 'none',
  margin: '10px 0 0',
  padding: 0,
  fontSize: '0.875rem',
  '& li': { display: 'flex', justifyContent: 'space-between', gap: '12px', paddingBlock: '3px' },
};
