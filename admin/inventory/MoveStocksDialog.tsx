import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { StockUpdate } from '#contract/calls/inventory.ts';
import type { StockRecord } from '../providers/records.ts';
import { STOCK_UPDATES } from './stockUpdates.ts';
import { useMoveStocks } from './useMoveStocks.ts';

interface MoveStocksDialogProps {
  stocks: readonly StockRecord[];
  onClose: () => void;
  onDone: () => void;
}

/** Adds as many pieces to each of several SKUs, or takes them away, with a reason; what it comes to is seen first. */
export function MoveStocksDialog({ stocks, onClose, onDone }: MoveStocksDialogProps) {
  const titleId = useId();
  const { moveStocks, isSaving } = useMoveStocks();
  const [type, setType] = useState<'increase' | 'decrease'>('increase');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const update = StockUpdate.safeParse({ quantity: /^\d+$/.test(typed) ? Number(typed) : Number.NaN });
  const change = STOCK_UPDATES[type].total * (update.data?.quantity ?? 0);
  const isTooFew = stocks.some(({ availableQuantity }) => availableQuantity + change < 0);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!update.data) return setFault(update.error.issues[0]?.message);
    const moves = stocks.map(({ id }) => ({ id, change }));
    const refused = await moveStocks({ moves, why: 'moved', reason });
    setFault(refused);
    if (refused !== undefined) return;
    onClose();
    onDone();
  }

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>
          Change the stock of {stocks.length === 1 ? '1 SKU' : `${stocks.length} SKUs`}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: '14px' }}>
          <RadioGroup
            row
            aria-label="What happened"
            value={type}
            onChange={(_, value) => setType(value as 'increase' | 'decrease')}
          >
            {(['increase', 'decrease'] as const).map((one) => (
              <FormControlLabel
                key={one}
                value={one}
                control={<Radio size="small" />}
                label={STOCK_UPDATES[one].meaning}
              />
            ))}
          </RadioGroup>
          <TextField
            label="Pieces of each"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value.trim());
              setFault(undefined);
            }}
            autoFocus
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 7 } }}
          />
          <TextField
            label="Reason"
            value={reason}
            onChange={({ target }) => setReason(target.value)}
            helperText="For the history of the stock, such as a delivery or a broken box."
            slotProps={{ htmlInput: { maxLength: 300 } }}
          />
          {fault !== undefined && (
            <Typography role="alert" color="error">
              {fault}
            </Typography>
          )}
          <Table size="small" aria-label="Stock now and then">
            <TableHead>
              <TableRow>
                <TableCell>SKU</TableCell>
                <TableCell align="right">Now</TableCell>
                <TableCell align="right">Reserved</TableCell>
                <TableCell align="right">Then</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {stocks.map(({ id, skuCode, quantity, reservedQuantity, availableQuantity }) => (
                <TableRow key={id}>
                  <TableCell component="th" scope="row">
                    {skuCode}
                  </TableCell>
                  <TableCell align="right">{quantity}</TableCell>
                  <TableCell align="right">{reservedQuantity}</TableCell>
                  <TableCell align="right" sx={availableQuantity + change < 0 ? { color: 'error.main' } : {}}>
                    {quantity + change}
                    {availableQuantity + change < 0 && ' – fewer than are reserved'}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" variant="contained" disabled={isSaving || isTooFew}>
            {isSaving ? 'Saving…' : 'Change the stock'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
