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
} from '@mui/material';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { useGetMany, useListContext, useNotify, useRefresh } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { callOnce } from '../providers/call-once.ts';
import { messageOf } from '../providers/call.ts';
import type { SkuRecord } from '../providers/records.ts';
import { Amount } from '../ui/Amount.tsx';
import { pricesAfter, readPercent } from './priceChange.ts';

/** Changes the selling prices of the chosen SKUs in percent: what they will be is seen first, and all are changed or none. */
export function ChangePricesDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const fieldId = useId();
  const notify = useNotify();
  const refresh = useRefresh();
  const { selectedIds, onUnselectItems } = useListContext<SkuRecord>();
  const { data } = useGetMany<SkuRecord>('skus', { ids: selectedIds });
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const skus = (data ?? []).filter((sku) => sku !== undefined);
  const percent = readPercent(typed);
  const prices = Number.isNaN(percent) ? [] : pricesAfter(skus, percent);
  const isWrong = prices.some(({ fault }) => fault !== undefined);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (prices.length === 0) return setFailure('Please enter a percentage, such as -10 or 5.');
    setIsSaving(true);
    try {
      const sent = prices.map(({ sku: { id, version, mrpPrice }, sellingPrice }) => ({
        id,
        version,
        mrpPrice,
        sellingPrice,
      }));
      await callOnce('/api/admin/skus/prices', { method: 'PUT', body: JSON.stringify({ prices: sent }) });
      notify(prices.length === 1 ? 'The price is changed.' : `${prices.length} prices are changed.`, {
        type: 'success',
      });
      onUnselectItems();
      refresh();
      onClose();
    } catch (error) {
      setFailure(messageOf(error, ADMIN_SAVE_FAILED));
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <DialogTitle id={titleId}>Change prices in percent</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: '14px' }}>
          <Box>
            <TextField
              id={fieldId}
              label="Percent"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value);
                setFailure(undefined);
              }}
              error={failure !== undefined}
              helperText={failure ?? 'Minus for lower prices, such as -10. Prices come out in whole rupees.'}
              autoFocus
              slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 8 }, formHelperText: { role: 'alert' } }}
            />
          </Box>
          <Table size="small" aria-label="Prices now and then">
            <TableHead>
              <TableRow>
                <TableCell>SKU</TableCell>
                <TableCell align="right">MRP</TableCell>
                <TableCell align="right">Now</TableCell>
                <TableCell align="right">Then</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {skus.map((sku) => {
                const price = prices.find(({ sku: { id } }) => id === sku.id);
                return (
                  <TableRow key={sku.id}>
                    <TableCell component="th" scope="row">
                      {sku.code}
                    </TableCell>
                    <TableCell align="right">
                      <Amount rupees={sku.mrpPrice} />
                    </TableCell>
                    <TableCell align="right">
                      <Amount rupees={sku.sellingPrice} />
                    </TableCell>
                    <TableCell align="right" sx={price?.fault ? { color: 'error.main' } : {}}>
                      {price ? <Amount rupees={price.sellingPrice} strong /> : '–'}
                      {price?.fault && <Box>{price.fault}</Box>}
                    </TableCell>
                  </TableRow>
                );
              })}
            </TableBody>
          </Table>
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={onClose}>
            Close
          </Button>
          <Button type="submit" variant="contained" disabled={isSaving || isWrong}>
            {isSaving ? 'Saving…' : 'Change the prices'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
