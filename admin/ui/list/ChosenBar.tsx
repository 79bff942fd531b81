import { Box, Button, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { words } from '../../words/en/ui.ts';

interface ChosenBarProps {
  chosen: number;
  /** The number of rows that can be chosen. */
  shown: number;
  onAll: () => void;
  onNone: () => void;
  /** The bulk actions. */
  children: ReactNode;
}

/** The bar with bulk actions under a narrow list; above the menu of a phone. */
export function ChosenBar({ chosen, shown, onAll, onNone, children }: ChosenBarProps) {
  return (
    <Paper
      role="group"
      aria-label={words.chosenRows}
      elevation={4}
      sx={{
        position: 'sticky',
        bottom: { xs: 66, md: 8 },
        zIndex: 2,
        marginTop: 2,
        padding: '8px 12px',
        display: 'grid',
        gap: '4px',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography role="status" sx={{ fontWeight: 600, marginRight: 'auto' }}>
          {words.chosenCount(chosen)}
        </Typography>
        {chosen < shown && (
          <Button color="secondary" onClick={onAll}>
            {words.allShown(shown)}
          </Button>
        )}
        <Button color="secondary" onClick={onNone}>
          {words.none}
        </Button>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>{children}</Box>
    </Paper>
  );
}
