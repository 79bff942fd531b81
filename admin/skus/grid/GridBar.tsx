import { Box, Button, Typography } from '@mui/material';
import type { Grid } from './useGrid.ts';
import { END_BAR } from '../../ui/form/formLayout.ts';
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/skus-grid.ts';

/** What is not saved yet, also of SKUs on other pages of the list, and the button that saves all of it. */
export function GridBar({ grid }: { grid: Grid }) {
  const { cellCount, rowCount, productCount, conflictCount, faulty, isSaving } = grid;
  const isUnchanged = rowCount + productCount === 0;
  const reason =
    faulty.length > 0 ? words.pleaseMend(faulty.join(', ')) : conflictCount > 0 && words.pleaseDecideTheRowsThat;
  return (
    <Box sx={{ ...END_BAR, position: 'sticky' }}>
      <Button
        variant="contained"
        disabled={isUnchanged || isSaving || reason !== false}
        onClick={() => void grid.save()}
      >
        {isSaving ? common.saving : words.saveAll}
      </Button>
      <Button color="secondary" disabled={isUnchanged || isSaving} onClick={() => grid.forgetAll()}>
        {words.undoAll}
      </Button>
      <Typography role="status" variant="body2">
        {isUnchanged ? words.nothingIsChanged : words.cellsChanged(cellCount, rowCount, productCount)} {reason}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {words.arrowsTabAndEnterMove}
      </Typography>
    </Box>
  );
}
