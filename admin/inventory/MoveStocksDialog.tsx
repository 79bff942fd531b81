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
import { common } from '../words/en/common.ts';
import { words } from '../words/en/inventory.ts';

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
      title={words.changeTheStockOfSkus(stocks.length)}
      sending={moving}
      onSubmit={moving.send}
      onClose={onClose}
      submitLabel={words.changeTheStock}
      busyLabel={common.saving}
      closeLabel={common.close}
      // The table names the SKUs that have too few pieces.
      disabledReason={isTooFew}
      maxWidth="sm"
    >
      <RadioGroup
        row
        aria-label={words.whatHappened}
        value={type}
        onChange={(_, value) => setType(value as 'increase' | 'decrease')}
      >
        {(['increase', 'decrease'] as const).map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio size="small" />} label={STOCK_UPDATES[one].meaning} />
        ))}
      </RadioGroup>
      <TextField
        label={words.piecesOfEach}
        {...propsOf('pieces', moving, { inputMode: 'numeric', autoComplete: 'off', maxLength: 7 })}
        autoFocus
      />
      <TextField
        label={common.reason}
        {...propsOf('reason', moving, { maxLength: 300 })}
        helperText={words.forTheHistoryOfThe}
      />
      <Table size="small" aria-label={words.stockNowAndThen}>
        <TableHead>
          <TableRow>
            <TableCell>{common.sku}</TableCell>
            <TableCell align="right">{words.now}</TableCell>
            <TableCell align="right">{words.reserved}</TableCell>
            <TableCell align="right">{words.afterwards}</TableCell>
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
                {availableQuantity + change < 0 && ` ${words.fewerThanAreReserved}`}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </FormDialog>
  );
}
