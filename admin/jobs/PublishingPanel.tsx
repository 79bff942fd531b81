import { Typography } from '@mui/material';
import { formatCount } from '#contract/shop/money.ts';
import type { JobRecord, PublishingRecord } from '../providers/records.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';
import { tookText } from './jobLabels.ts';
import { words } from '../words/en/jobs.ts';

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
      title={words.pagesOfTheShop}
      actions={
        publish.failingSince === null ? (
          <StatusChip word={isBehind ? words.beingPublished : words.upToDate} tone={isBehind ? 'moving' : 'good'} />
        ) : (
          <StatusChip word={words.publishingFails} tone="bad" />
        )
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', marginBottom: 2 }}>
        {words.changesArePublishedWhenNothing}
      </Typography>
      <Facts
        facts={[
          [words.changesThatWait, formatCount(changes)],
          [words.waitingSince, since && instant(since)],
          [words.pagesStillToBeDrawn, formatCount(pages)],
          [
            words.lastPublish,
            publish.lastRunAt && publish.lastOutcome === 'done'
              ? words.ranAndTook(instant(publish.lastRunAt), tookText(publish.lastTookMs ?? 0))
              : null,
          ],
          [words.failingSince, publish.failingSince && instant(publish.failingSince)],
          [
            words.lastFailure,
            publish.lastFailedAt && words.failedAt(instant(publish.lastFailedAt), publish.lastFailure),
          ],
        ]}
      />
    </Panel>
  );
}
