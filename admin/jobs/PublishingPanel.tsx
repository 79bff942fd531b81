import { Typography } from '@mui/material';
import { formatCount } from '#contract/shop/money.ts';
import type { JobRecord, PublishingRecord } from '../providers/records.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';
import { tookText } from './jobLabels.ts';

interface PublishingPanelProps {
  publishing: PublishingRecord;
  /** The job that publishes. */
  publish: JobRecord;
}

/** The changes that the shop's pages do not show yet, and the last run of publishing. */
export function PublishingPanel({ publishing: { changes, since, pages }, publish }: PublishingPanelProps) {
  const isBehind = changes > 0 || pages > 0;
  return (
    <Panel
      title="Pages of the shop"
      actions={
        publish.failingSince === null ? (
          <StatusChip word={isBehind ? 'Being published' : 'Up to date'} tone={isBehind ? 'moving' : 'good'} />
        ) : (
          <StatusChip word="Publishing fails" tone="bad" />
        )
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 2 }}>
        Changes are published when nothing was changed for three seconds, or after half a minute; a piece that sold out
        at once. Until its new page is drawn, each page is shown as it was.
      </Typography>
      <Facts
        facts={[
          ['Changes that wait', formatCount(changes)],
          ['Waiting since', since && instant(since)],
          ['Pages still to be drawn', formatCount(pages)],
          [
            'Last publish',
            publish.lastRunAt && publish.lastOutcome === 'done'
              ? `${instant(publish.lastRunAt)}, took ${tookText(publish.lastTookMs ?? 0)}`
              : null,
          ],
          ['Failing since', publish.failingSince && instant(publish.failingSince)],
          [
            'Last failure',
            publish.lastFailedAt && `${instant(publish.lastFailedAt)}: ${publish.lastFailure ?? 'unknown'}`,
          ],
        ]}
      />
    </Panel>
  );
}
