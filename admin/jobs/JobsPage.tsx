import { Box, Button, Paper, Typography } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { useCanAccess } from 'react-admin';
import { callOnce } from '../providers/call-once.ts';
import type { JobRecord, JobStatesRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { useSend } from '../providers/useSend.ts';
import { Answered } from '../ui/record/Answered.tsx';
import { Facts } from '../ui/record/Facts.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';
import { PublishingPanel } from './PublishingPanel.tsx';
import { jobStatus, nextText, paceText, resultText, tookText } from './jobLabels.ts';
import { words } from '../words/en/jobs.ts';

const FAILED = words.failedToFetchTheJobs;
/** The polling interval while a job is running or due. */
const LOOK_EVERY_MS = 3000;

/** The scheduled jobs: last run, next run, and a button to run one now. */
export function JobsPage() {
  const query = useAnswer<JobStatesRecord>('/api/admin/jobs', FAILED);
  const { answer, refetch } = query;
  const look = useEffectEvent(refetch);
  const isUnderWay = answer !== undefined && (answer.jobs.some(isMoving) || isBehind(answer));
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = window.setInterval(look, LOOK_EVERY_MS);
    return () => window.clearInterval(timer);
  }, [isUnderWay]);
  return (
    <>
      <PageHeading title={words.jobs} actions={<Button onClick={refetch}>{words.lookAgain}</Button>} />
      <Answered query={query} failed={FAILED}>
        {({ jobs, publishing }) => (
          <Box sx={{ display: 'grid', gap: '14px' }}>
            <PublishingPanel publishing={publishing} publish={jobs.find(({ name }) => name === 'publish')!} />
            <Paper variant="outlined">
              <Box component="ul" aria-label={words.jobs} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
                {jobs
                  .filter(({ name }) => name !== 'publish')
                  .map((job) => (
                    <Job key={job.name} job={job} onRequested={refetch} />
                  ))}
              </Box>
            </Paper>
          </Box>
        )}
      </Answered>
    </>
  );
}

function isMoving(job: JobRecord): boolean {
  return job.isAskedFor || job.isRunning;
}

function isBehind({ publishing: { changes, pages } }: JobStatesRecord): boolean {
  return changes > 0 || pages > 0;
}

function Job({ job, onRequested }: { job: JobRecord; onRequested: () => void }) {
  const { word, tone } = jobStatus(job);
  return (
    <Box component="li" sx={ROW}>
      <Box>
        <Typography sx={{ fontWeight: 600 }}>{job.does}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.nameAndPace(job.name, paceText(job.everySeconds))}
        </Typography>
      </Box>
      <Box sx={{ display: 'grid', gap: '6px', justifyItems: 'start' }}>
        <StatusChip word={word} tone={tone} />
        <Facts
          facts={[
            [
              words.lastRun,
              job.lastRunAt &&
                (job.lastTookMs === null
                  ? instant(job.lastRunAt)
                  : words.ranAndTook(instant(job.lastRunAt), tookText(job.lastTookMs))),
            ],
            [words.result, resultText(job.lastResult)],
            [words.next, nextText(job)],
            [words.failingSince, job.failingSince && instant(job.failingSince)],
            [words.lastFailure, job.lastFailedAt && words.failedAt(instant(job.lastFailedAt), job.lastFailure)],
          ]}
        />
      </Box>
      <Box sx={{ justifySelf: { md: 'end' } }}>{job.hasTurns && <RunButton job={job} onRequested={onRequested} />}</Box>
    </Box>
  );
}

function RunButton({ job, onRequested }: { job: JobRecord; onRequested: () => void }) {
  const { canAccess: mayRun } = useCanAccess({ resource: 'jobs', action: 'change' });
  const running = useSend({
    send: () => callOnce(`/api/admin/jobs/${job.name}/run`, { method: 'POST' }),
    done: () => words.itBeginsWithinAMinute,
    onDone: onRequested,
    onError: 'notify',
    refreshes: false,
  });
  if (!mayRun) return null;
  return (
    <Button
      variant="outlined"
      color="secondary"
      aria-label={words.runNowName(job.name)}
      disabled={running.isBusy || isMoving(job)}
      onClick={() => running.send()}
    >
      {words.runNow}
    </Button>
  );
}

const ROW = {
  display: 'grid',
  gap: '10px 18px',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) 7rem' },
  padding: '14px 18px',
  overflowWrap: 'anywhere',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
