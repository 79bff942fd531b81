import { Box, Checkbox } from '@mui/material';
import type { ReactNode } from 'react';
import { words } from '../../words/en/ui.ts';

interface ChoosableRowProps {
  /** The accessible name of the row: 'RH-7K4M-92QD-X3TB'. */
  name: string;
  isChosen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A card of a narrow list with a checkbox for bulk actions. */
export function ChoosableRow({ name, isChosen, onToggle, children }: ChoosableRowProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        alignItems: 'start',
        backgroundColor: isChosen ? 'action.selected' : undefined,
      }}
    >
      <Checkbox
        checked={isChosen}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': words.chooseName(name) } }}
        sx={{ minWidth: 44, minHeight: 44 }}
      />
      {children}
    </Box>
  );
}
