import { Box, Button, Typography } from '@mui/material';
import type { Grid } from './useGrid.ts';
import { END_BAR } from '../../ui/form/formLayout.ts';

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** What is not saved yet, also of SKUs on other pages of the list, and the button that saves all of it. */
export function GridBar({ grid }: { grid: Grid }) {
  const { cellCount, rowCount, productCount, conflictCount, faulty, isSaving } = grid;
  const isUnchanged = rowCount + productCount === 0;
  const records = [rowCount > 0 && counted(rowCount, 'SKU'), productCount > 0 && counted(productCount, 'product')];
  const reason =
    faulty.length > 0
      ? `Please mend ${faulty.join(', ')}.`
      : conflictCount > 0 && 'Please decide the rows that somebody else has changed.';
  return (
    <Box sx={{ ...END_BAR, position: 'sticky' }}>
      <Button
        variant="contained"
        disabled={isUnchanged || isSaving || reason !== false}
        onClick={() => void grid.save()}
      >
        {isSaving ? 'Saving…' : 'Save all'}
      </Button>
      <Button color="secondary" disabled={isUnchanged || isSaving} onClick={() => grid.forgetAll()}>
        Undo all
      </Button>
      <Typography role="status" variant="body2">
        {isUnchanged
          ? 'Nothing is changed.'
          : `${counted(cellCount, 'cell')} of ${records.filter(Boolean).join(' and ')} changed.`}{' '}
        {reason}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        Arrows, Tab and Enter move, Escape takes a cell back, and a column of a spreadsheet can be pasted.
      </Typography>
    </Box>
  );
}
