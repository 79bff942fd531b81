import { Box, Button, Typography } from '@mui/material';
import type { ImportRecord } from '../providers/records.ts';
import { ImportRows } from './ImportRows.tsx';
import { countsText } from './importLabels.ts';
import { words } from '../words/en/imports.ts';

/** The result of a file's check: the counts, the ignored columns, and the rows. */
export function CheckedImport({ one, onCheckAgain }: { one: ImportRecord; onCheckAgain: () => void }) {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', alignItems: 'baseline' }}>
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {countsText(one.counts)}
        </Typography>
        <Button color="secondary" onClick={onCheckAgain}>
          {words.checkAgain}
        </Button>
      </Box>
      {one.notRead.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {words.onlyForReading(one.notRead.join(', '))}
        </Typography>
      )}
      <ImportRows key={one.id} one={one} />
    </>
  );
}
