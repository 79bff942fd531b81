import {
  FormControlLabel,
  Radio,
  RadioGroup,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import type { StockRecord } from '../providers/records.ts';
import { useSend } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { useFields } from '../ui/dialog/useFields.ts';
import { STOCK_UPDATES, readPieces } from './stockUpdates.ts';
import { moveStocks } from './moveStocks.ts';

interface MoveStocksDialogProps {
  stocks: readonly StockRecord[];
  onClose: () => void;
  onDone: () => void;
}

/** Adds the same number of pieces to several SKUs, or takes them away, with a reason. The new stock is shown first. */
export function MoveStocksDialog({ stocks, onClose, onDone }: MoveStocksDialogProps) {
  const [type, setType] = useState<'increase' | 'decrease'>('increase');
  const { values, propsOf, assertValid } = useFields({ pieces: '', reason: '' }, ({ pieces }) => ({
    pieces: readPieces(pieces).error,
  }));
  const change = STOCK_UPDATES[type].total * readPieces(values.pieces).pieces;
  const isTooFew = stocks.some(({ availableQuantity }) => availableQuantity + change < 0);

  const moving = useSend({
    send: async () => {
      assertValid();
      return moveStocks({ moves: stocks.map(({ id }) => ({ id, change })), why: 'moved', reason: values.reason });
    },
    fields: ['pieces'],
    done: (text) => text,
    onDone: () => {
      onClose();
      onDone();
    },
  });

  return (
    <FormDialog
      title={`Change the stock of ${stocks.length === 1 ? '1 SKU' : `${stocks.length} SKUs`}`}
      sending={moving}
      onSubmit={moving.send}
      onClose={onClose}
      submitLabel="Change the stock"
      busyLabel="Saving…"
      closeLabel="Close"
      // The table names the SKUs that have too few pieces.
      disabledReason={isTooFew}
      maxWidth="sm"
    >
      <RadioGroup
        row
        aria-label="What happened"
        value={type}
        onChange={(_, value) => setType(value as 'increase' | 'decrease')}
      >
        {(['increase', 'decrease'] as const).map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio size="small" />} label={STOCK_UPDATES[one].meaning} />
        ))}
      </RadioGroup>
      <TextField
        label="Pieces of each"
        {...propsOf('pieces', moving, { inputMode: 'numeric', autoComplete: 'off', maxLength: 7 })}
        autoFocus
      />
      <TextField
        label="Reason"
        {...propsOf('reason', moving, { maxLength: 300 })}
        helperText="For the history of the stock, such as a delivery or a broken box."
      />
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
    </FormDialog>
  );
}
