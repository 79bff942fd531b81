import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { StockUpdate } from '#contract/calls/inventory.ts';
import type { StockUpdateType } from '#contract/calls/inventory.ts';
import type { StockRecord } from '../providers/records.ts';
import { StockPreview } from './StockPreview.tsx';
import { StockUpdateChoice } from './StockUpdateChoice.tsx';
import { useAdjustStock } from './useAdjustStock.ts';

interface AdjustStockDialogProps {
  stock: StockRecord;
  onClose: () => void;
}

/** Changes a SKU's stock by a number of pieces. What it does to the figures is seen before it is done. */
export function AdjustStockDialog({ stock, onClose }: AdjustStockDialogProps) {
  const titleId = useId();
  const { adjust, isSaving } = useAdjustStock(stock);
  const [type, setType] = useState<StockUpdateType>('increase');
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();

  const update = StockUpdate.safeParse({ quantity: /^\d+$/.test(typed) ? Number(typed) : Number.NaN });
  const check = () => setFault(update.error?.issues[0]?.message);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!update.data) return check();
    const refusal = await adjust(type, update.data.quantity);
    if (refusal) setFault(refusal);
    else onClose();
  }

  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>Adjust {stock.skuCode}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: '14px' }}>
          <DialogContentText variant="body2">
            {[stock.productName, stock.color, stock.size].filter(Boolean).join(', ')}
          </DialogContentText>
          <StockUpdateChoice chosen={type} onChoose={setType} />
          <TextField
            label="Quantity"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value.trim());
              setFault(undefined);
            }}
            onBlur={() => typed && check()}
            error={fault !== undefined}
            helperText={fault}
            autoFocus
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' }, formHelperText: { role: 'alert' } }}
          />
          <StockPreview stock={stock} type={type} pieces={update.data?.quantity ?? 0} />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" variant="contained" disabled={isSaving}>
            {isSaving ? 'Saving…' : 'Save'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
