import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
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
import { useDataProvider, useStore } from 'react-admin';
import { bareSkuCode } from '#contract/shop/sku-code.ts';
import { messageOf } from '../providers/call.ts';
import type { StockRecord } from '../providers/records.ts';
import { ScanIconButton } from '../scan/ScanIconButton.tsx';
import { useMoveStocks } from './useMoveStocks.ts';

/** What was counted of a SKU, and what was on record when its first piece was. */
interface Counted {
  stock: StockRecord;
  pieces: number;
}

const differenceOf = ({ stock, pieces }: Counted) => pieces - stock.quantity;

/**
 * A stock-take: each code that is scanned or typed counts one piece more, and what differs from the record is written at
 * once at the end. What was not counted stays as it is. The counts outlast a closed dialog.
 */
export function CountStockDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const dataProvider = useDataProvider();
  const { moveStocks, isSaving } = useMoveStocks();
  const [counts, setCounts] = useStore<Counted[]>('stockTake', []);
  const [code, setCode] = useState('');
  const [told, setTold] = useState<{ text: string; isFault: boolean }>();
  const differing = counts.filter((counted) => differenceOf(counted) !== 0);
  const isTooFew = counts.some(({ stock, pieces }) => pieces < stock.reservedQuantity);

  const setPieces = (id: StockRecord['id'], pieces: number) =>
    setCounts(counts.map((counted) => (counted.stock.id === id ? { ...counted, pieces } : counted)));

  async function count(scanned: string): Promise<void> {
    const asked = bareSkuCode(scanned);
    if (asked === '') return;
    setCode('');
    const known = counts.find(({ stock }) => stock.skuCode === asked);
    if (known) {
      setPieces(known.stock.id, known.pieces + 1);
      return setTold({ text: `${asked}: ${known.pieces + 1}`, isFault: false });
    }
    try {
      const { data } = await dataProvider.getList<StockRecord>('inventory', {
        filter: { q: asked },
        pagination: { page: 1, perPage: 25 },
        sort: { field: 'id', order: 'ASC' },
      });
      const stock = data.find(({ skuCode }) => skuCode === asked);
      if (!stock) return setTold({ text: `No SKU has the code ${asked}.`, isFault: true });
      // The next piece may have been scanned before this answer came.
      setCounts((now: Counted[]) =>
        now.some((counted) => counted.stock.id === stock.id)
          ? now.map((counted) => (counted.stock.id === stock.id ? { ...counted, pieces: counted.pieces + 1 } : counted))
          : [{ stock, pieces: 1 }, ...now],
      );
      setTold({ text: `${asked}: 1`, isFault: false });
    } catch (error) {
      setTold({ text: messageOf(error), isFault: true });
    }
  }

  async function save(): Promise<void> {
    const moves = differing.map((counted) => ({ id: counted.stock.id, change: differenceOf(counted) }));
    const refused = await moveStocks({ moves, why: 'counted', reason: 'Stock-take' });
    if (refused !== undefined) return setTold({ text: refused, isFault: true });
    setCounts([]);
    onClose();
  }

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Count stock</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: '14px', alignContent: 'start' }}>
        <Typography sx={{ color: 'text.secondary' }}>
          Scan or type the code of each piece. SKUs that are not counted stay as they are.
        </Typography>
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
            label="SKU code"
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
            Count
          </Button>
        </Box>
        <Typography role={told?.isFault ? 'alert' : 'status'} color={told?.isFault ? 'error' : undefined}>
          {told?.text}
        </Typography>
        {counts.length > 0 && (
          <Table size="small" aria-label="Counted">
            <TableHead>
              <TableRow>
                <TableCell>SKU</TableCell>
                <TableCell align="right">On record</TableCell>
                <TableCell align="right">Counted</TableCell>
                <TableCell align="right">Difference</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {counts.map((counted) => (
                <CountedRow key={counted.stock.id} counted={counted} onPieces={setPieces} />
              ))}
            </TableBody>
          </Table>
        )}
      </DialogContent>
      <DialogActions>
        {counts.length > 0 && (
          <Button color="error" onClick={() => setCounts([])} sx={{ marginRight: 'auto' }}>
            Begin anew
          </Button>
        )}
        <Button color="secondary" onClick={onClose}>
          Close
        </Button>
        <Button
          variant="contained"
          disabled={isSaving || differing.length === 0 || isTooFew}
          onClick={() => void save()}
        >
          {isSaving ? 'Saving…' : `Save ${differing.length === 1 ? '1 difference' : `${differing.length} differences`}`}
        </Button>
      </DialogActions>
    </Dialog>
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
          {[stock.productName, stock.color, stock.size].filter(Boolean).join(', ')}
        </Typography>
        {pieces < stock.reservedQuantity && (
          <Typography variant="body2" color="error">
            Orders hold {stock.reservedQuantity}: fewer cannot be saved.
          </Typography>
        )}
      </TableCell>
      <TableCell align="right">{stock.quantity}</TableCell>
      <TableCell align="right">
        <TextField
          value={pieces}
          onChange={({ target }) => /^\d{1,7}$/.test(target.value) && onPieces(stock.id, Number(target.value))}
          sx={{ width: 84 }}
          slotProps={{ htmlInput: { 'aria-label': `Counted of ${stock.skuCode}`, inputMode: 'numeric' } }}
        />
      </TableCell>
      <TableCell align="right" sx={{ fontWeight: difference === 0 ? undefined : 600 }}>
        {difference > 0 ? `+${difference}` : difference}
      </TableCell>
    </TableRow>
  );
}
