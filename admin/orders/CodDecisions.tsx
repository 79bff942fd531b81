import { Box, Typography } from '@mui/material';
import { LAZY_LOADING } from '#contract/messages.ts';
import type { CodDecisionRow } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { instant } from '../ui/instant.ts';
import { COD_RUNG_LABELS } from './codRungs.ts';

/** How cash on delivery was decided for an order. Only the platform sees it; nothing for an order without a decision. */
export function CodDecisions({ orderId }: { orderId: number }) {
  const { answer, error } = useAnswer<CodDecisionRow[]>(
    `/api/admin/orders/${orderId}/cod-decisions`,
    'Failed to fetch the decision about cash on delivery',
  );
  if (answer?.length === 0) return null;
  return (
    <Panel title="Cash risk">
      {error && <Typography role="alert">{error}</Typography>}
      {!error && !answer && <Typography role="status">{LAZY_LOADING}</Typography>}
      <Box sx={{ display: 'grid', gap: '16px' }}>
        {answer?.map((decision) => (
          <Decision key={decision.id} decision={decision} />
        ))}
      </Box>
    </Panel>
  );
}

const REPLAYS: Record<CodDecisionRow['replay'], string> = {
  SAME: 'The same facts give the same decision',
  DIFFERENT: 'The same facts give another decision now: please tell the developers',
  OLDER_RULE: 'Made by an earlier version of the rule',
};

function Decision({ decision }: { decision: CodDecisionRow }) {
  const { score, applied, rung, isControl, giftPercent, reasons, decidedAt, settingsVersion, replay } = decision;
  return (
    <div>
      <Facts
        facts={[
          ['Score', score],
          ['Needed', COD_RUNG_LABELS[applied]],
          ['Control group', isControl && `yes; otherwise ${COD_RUNG_LABELS[rung].toLowerCase()}`],
          ['Additional saving', giftPercent > 0 && `${giftPercent}%`],
          ['Decided', `${instant(decidedAt)}, by version ${settingsVersion} of the settings`],
          ['Checked again', REPLAYS[replay]],
        ]}
      />
      <Box component="ul" aria-label="Reasons" sx={LIST}>
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
