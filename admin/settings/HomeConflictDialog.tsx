import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { formatDayOfYear } from '#contract/shop/home-window.ts';
import type { HomeSettingsRecord } from '../providers/records.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { instant } from '../ui/instant.ts';
import { rupees } from '../ui/rupees.ts';

interface HomeConflictDialogProps {
  theirs: HomeSettingsRecord;
  onTheirs(): void;
  onMine(): void;
  onClose(): void;
}

/** Somebody changed the settings meanwhile: how they stand now, and whose state holds. */
export function HomeConflictDialog({ theirs, onTheirs, onMine, onClose }: HomeConflictDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Someone else changed the settings</DialogTitle>
      <DialogContent>
        <Facts
          facts={[
            ['Changed', instant(theirs.changedAt)],
            ...theirs.seasons.map(
              ({ name, from, to }) => [name, `${formatDayOfYear(from)} to ${formatDayOfYear(to)}`] as const,
            ),
            ['Price doors', theirs.priceDoors.map((price) => rupees(price)).join(', ')],
          ]}
        />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onTheirs}>
          Take theirs
        </Button>
        <Button variant="contained" onClick={onMine}>
          Save mine
        </Button>
      </DialogActions>
    </Dialog>
  );
}
