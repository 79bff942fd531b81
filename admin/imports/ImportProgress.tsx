import { Box, LinearProgress, Typography } from '@mui/material';
import type { ImportRecord } from '../providers/records.ts';
import { words } from '../words/en/imports.ts';

/** The progress of upload, check or import. */
export function ImportProgress({ one }: { one: ImportRecord | undefined }) {
  const checked = one ? Object.values(one.counts).reduce((sum, count) => sum + count, 0) : 0;
  const isSending = !one || one.state === 'UPLOADING';
  const share = isSending ? (one ? one.taken / one.fileSize : 0) : checked / Math.max(one.rows, 1);
  const [doing, percent] = [doingOf(one), Math.floor(100 * share)];
  return (
    <Box>
      <Typography variant="body2" role="status">
        {doing}
      </Typography>
      <LinearProgress
        aria-label={doing}
        {...(one?.state === 'CHECKED' ? {} : { variant: 'determinate' as const, value: percent })}
      />
    </Box>
  );
}

function doingOf(one: ImportRecord | undefined): string {
  if (!one || one.state === 'UPLOADING') return words.sendingTheFile;
  return one.state === 'CHECKING' ? words.checkingTheRows : words.importing;
}
