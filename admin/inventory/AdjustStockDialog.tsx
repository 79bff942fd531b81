import { TextField } from '@mui/material';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { StockUpdateType } from '#contract/calls/inventory.ts';
import { fill, INVENTORY_STOCK_CHANGED } from '#contract/messages.ts';
import type { ConsoleData } from '../providers/data.ts';
import type { StockRecord } from '../providers/records.ts';
import { useSend } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { useFields } from '../ui/dialog/useFields.ts';
import { StockPreview } from './StockPreview.tsx';
import { StockUpdateChoice } from './StockUpdateChoice.tsx';
import { readPieces } from './stockUpdates.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/inventory.ts';
import { shared } from '../words/language.ts';

/** The duration that the specification gives for this notification. */
const DONE_MS = 3000;

interface AdjustStockDialogProps {
  stock: StockRecord;
  onClose: () => void;
}

/** Changes a SKU's stock by a number of pieces. The new figures are shown first. */
export function AdjustStockDialog({ stock, onClose }: AdjustStockDialogProps) {
  const data = useDataProvider<ConsoleData>();
  const [type, setType] = useState<StockUpdateType>('increase');
  const { values, propsOf, assertValid } = useFields({ quantity: '' }, ({ quantity }) => ({
    quantity: readPieces(quantity).error,
  }));
  const { pieces } = readPieces(values.quantity);
  const adjusting = useSend({
    send: async () => {
      assertValid();
      return data.adjustStock(stock.skuId, type, pieces);
    },
    fields: ['quantity'],
    done: () => shared(fill(INVENTORY_STOCK_CHANGED, { type })),
    doneMs: DONE_MS,
    onDone: onClose,
  });

  return (
    <FormDialog
      title={words.adjustSkuCode(stock.skuCode)}
      text={[stock.productName, shared(stock.color), shared(stock.size)].filter(Boolean).join(', ')}
      sending={adjusting}
      onSubmit={adjusting.send}
      onClose={onClose}
      submitLabel={common.save}
      busyLabel={common.saving}
      closeLabel={common.close}
      fullWidth={false}
    >
      <StockUpdateChoice chosen={type} onChoose={setType} />
      <TextField
        label={words.quantity}
        {...propsOf('quantity', adjusting, { inputMode: 'numeric', autoComplete: 'off' })}
        autoFocus
      />
      <StockPreview stock={stock} type={type} pieces={pieces} />
    </FormDialog>
  );
}
