import { Box, Button, Paper, Typography } from '@mui/material';
import type { DiagnosisRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { Answered } from '../ui/record/Answered.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { words } from '../words/en/doctor.ts';

const FAILED = words.failedToCheckTheShop;

/** The checks of the shop, its machine and its services, the failed ones first. */
export function DoctorPage() {
  const query = useAnswer<DiagnosisRecord>('/api/admin/doctor', FAILED);
  return (
    <>
      <PageHeading
        title={words.doctor}
        actions={
          <Button onClick={query.refetch} disabled={query.isFetching}>
            {words.checkAgain}
          </Button>
        }
      />
      <Answered query={query} failed={FAILED}>
        {({ checks }) => (
          <Paper variant="outlined">
            <Box component="ul" aria-label={words.checks} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {checks
                .toSorted((one, other) => Number(one.ok) - Number(other.ok))
                .map((check) => (
                  <Box component="li" key={check.name} sx={ROW}>
                    <Typography sx={{ fontWeight: 600 }}>{labelOf(check.name)}</Typography>
                    <Box>
                      <StatusChip word={check.ok ? words.inOrder : words.toMend} tone={check.ok ? 'good' : 'bad'} />
                    </Box>
                    <Typography variant="body2">{check.message}</Typography>
                  </Box>
                ))}
            </Box>
          </Paper>
        )}
      </Answered>
    </>
  );
}

/** Returns a check's name as words: 'Outbox dead'. */
function labelOf(name: string): string {
  const named = name.replaceAll('-', ' ');
  return named.charAt(0).toUpperCase() + named.slice(1);
}

const ROW = {
  display: 'grid',
  gap: '6px 18px',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '12rem 8rem minmax(0, 1fr)' },
  padding: '14px 18px',
  overflowWrap: 'anywhere',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
