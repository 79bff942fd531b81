import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { useId } from 'react';
import { REFUSALS } from '#contract/calls/refusals.ts';
import type { SkuRecord } from '../providers/records.ts';
import { Amount } from '../ui/Amount.tsx';
import type { PriceConflict } from './useSavePrice.ts';

interface PriceConflictDialogProps {
  /** The row as it was when the form was filled. */
  seen: SkuRecord;
  conflict: PriceConflict;
  onTheirs: () => void;
  onMine: () => void;
  /** Decides nothing: what was typed stays typed, and is not saved. */
  onClose: () => void;
}

const FIELDS = [
  ['mrpPrice', 'MRP'],
  ['sellingPrice', 'Selling price'],
] as const;

/** Somebody else changed the price meanwhile: theirs and mine side by side, to decide. What differs is set strong. */
export function PriceConflictDialog({
  seen,
  conflict: { mine, theirs },
  onTheirs,
  onMine,
  onClose,
}: PriceConflictDialogProps) {
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Two changes to {theirs.code}</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body2" sx={{ marginBottom: 3 }}>
          {REFUSALS.STALE_VERSION.text}
        </DialogContentText>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell />
              <TableCell align="right">Before</TableCell>
              <TableCell align="right">Theirs</TableCell>
              <TableCell align="right">Yours</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {FIELDS.map(([field, name]) => (
              <TableRow key={field}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell align="right">
                  <Amount rupees={seen[field]} />
                </TableCell>
                <TableCell align="right">
                  <Amount rupees={theirs[field]} strong={theirs[field] !== seen[field]} />
                </TableCell>
                <TableCell align="right">
                  <Amount rupees={mine[field]} strong={mine[field] !== seen[field]} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button color="secondary" variant="outlined" onClick={onTheirs} autoFocus>
          Take theirs
        </Button>
        <Button variant="contained" onClick={onMine}>
          Save yours
        </Button>
      </DialogActions>
    </Dialog>
  );
}
