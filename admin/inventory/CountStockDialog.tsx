import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { useDataProvider, useStore } from 'react-admin';
import { bareSkuCode } from '#contract/shop/sku-code.ts';
import { messageOf } from '../providers/call.ts';
import type { StockRecord } from '../providers/records.ts';
import { ScanIconButton } from '../scan/ScanIconButton.tsx';
import { useSend } from '../providers/useSend.ts';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { moveStocks } from './moveStocks.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/inventory.ts';
import { shared } from '../words/language.ts';
import { STOCK_TAKE } from './movements.ts';

/** The counted pieces of a SKU, and its stock when the count began. */
interface Counted {
  stock: StockRecord;
  pieces: number;
}

const differenceOf = ({ stock, pieces }: Counted) => pieces - stock.quantity;

/**
 * A stock-take: each scanned or entered code counts one piece, and all differences are saved together at the end. SKUs
 * that were not counted keep their stock. The counts survive closing the dialog.
 */
export function CountStockDialog({ onClose }: { onClose: () => void }) {
  const dataProvider = useDataProvider();
  const [counts, setCounts] = useStore<Counted[]>('stockTake', []);
  const [code, setCode] = useState('');
  const [message, setMessage] = useState<{ text: string; isError: boolean }>();
  const saving = useSend({
    send: async () => {
      const text = await moveStocks({
        moves: differing.map((counted) => ({ id: counted.stock.id, change: differenceOf(counted) })),
        why: 'counted',
        reason: STOCK_TAKE,
      });
      // Also if the dialog was closed meanwhile: the same counts must not be saved twice.
      setCounts([]);
      return text;
    },
    done: (text) => text,
    onDone: onClose,
  });
  const differing = counts.filter((counted) => differenceOf(counted) !== 0);
  const isTooFew = counts.some(({ stock, pieces }) => pieces < stock.reservedQuantity);

  const setPieces = (id: StockRecord['id'], pieces: number) =>
    setCounts(counts.map((counted) => (counted.stock.id === id ? { ...counted, pieces } : counted)));

  async function count(scanned: string): Promise<void> {
    const scannedCode = bareSkuCode(scanned);
    if (scannedCode === '') return;
    setCode('');
    const known = counts.find(({ stock }) => stock.skuCode === scannedCode);
    if (known) {
      setPieces(known.stock.id, known.pieces + 1);
      return setMessage({ text: `${scannedCode}: ${known.pieces + 1}`, isError: false });
    }
    try {
      const { data } = await dataProvider.getList<StockRecord>('inventory', {
        filter: { q: scannedCode },
        pagination: { page: 1, perPage: 25 },
        sort: { field: 'id', order: 'ASC' },
      });
      const stock = data.find(({ skuCode }) => skuCode === scannedCode);
      if (!stock) return setMessage({ text: words.noSkuHasTheCode(scannedCode), isError: true });
      // The next piece may have been scanned before this answer.
      setCounts((now: Counted[]) =>
        now.some((counted) => counted.stock.id === stock.id)
          ? now.map((counted) => (counted.stock.id === stock.id ? { ...counted, pieces: counted.pieces + 1 } : counted))
          : [{ stock, pieces: 1 }, ...now],
      );
      setMessage({ text: `${scannedCode}: 1`, isError: false });
    } catch (error) {
      setMessage({ text: messageOf(error), isError: true });
    }
  }

  return (
    <FormDialog
      title={words.countStock}
      sending={saving}
      onSubmit={saving.send}
      onClose={onClose}
      submitLabel={words.saveDifferences(differing.length)}
      busyLabel={common.saving}
      closeLabel={common.close}
      // A row with fewer pieces than are reserved shows why.
      disabledReason={differing.length === 0 || isTooFew}
      maxWidth="md"
      aside={
        counts.length > 0 && (
          <Button color="error" onClick={() => setCounts([])} sx={{ marginRight: 'auto' }}>
            {words.beginAnew}
          </Button>
        )
      }
      hasInnerForm
    >
      <Typography sx={{ color: 'text.secondary' }}>{words.scanOrTypeTheCode}</Typography>
      <Box
        component="form"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void count(code);
        }}
        sx={{ display: 'flex', alignItems: 'end', gap: '8px' }}
      >
        <TextField
          label={words.skuCode}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          autoFocus
          sx={{ flex: '1 1 auto' }}
          slotProps={{
            htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 60 },
            input: { endAdornment: <ScanIconButton onCode={(scanned) => void count(scanned)} /> },
          }}
        />
        <Button type="submit" variant="outlined">
          {words.count}
        </Button>
      </Box>
      <Typography role={message?.isError ? 'alert' : 'status'} color={message?.isError ? 'error' : undefined}>
        {message?.text}
      </Typography>
      {counts.length > 0 && (
        <Table size="small" aria-label={words.counted}>
          <TableHead>
            <TableRow>
              <TableCell>{common.sku}</TableCell>
              <TableCell align="right">{words.onRecord}</TableCell>
              <TableCell align="right">{words.counted}</TableCell>
              <TableCell align="right">{words.difference}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {counts.map((counted) => (
              <CountedRow key={counted.stock.id} counted={counted} onPieces={setPieces} />
            ))}
          </TableBody>
        </Table>
      )}
    </FormDialog>
  );
}

function CountedRow({
  counted,
  onPieces,
}: {
  counted: Counted;
  onPieces: (id: StockRecord['id'], pieces: number) => void;
}) {
  const { stock, pieces } = counted;
  const difference = differenceOf(counted);
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {stock.skuCode}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[stock.productName, shared(stock.color), shared(stock.size)].filter(Boolean).join(', ')}
        </Typography>
        {pieces < stock.reservedQuantity && (
          <Typography variant="body2" color="error">
            {words.ordersHoldSoMany(stock.reservedQuantity)}
          </Typography>
        )}
      </TableCell>
      <TableCell align="right">{stock.quantity}</TableCell>
      <TableCell align="right">
        <TextField
          value={pieces}
          onChange={({ target }) => /^\d{1,7}$/.test(target.value) && onPieces(stock.id, Number(target.value))}
          sx={{ width: 84 }}
          slotProps={{ htmlInput: { 'aria-label': words.countedOfSkuCode(stock.skuCode), inputMode: 'numeric' } }}
        />
      </TableCell>
      <TableCell align="right" sx={{ fontWeight: difference === 0 ? undefined : 600 }}>
        {difference > 0 ? `+${difference}` : difference}
      </TableCell>
    </TableRow>
  );
}
