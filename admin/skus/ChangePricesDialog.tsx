import { Box, Table, TableBody, TableCell, TableHead, TableRow, TextField } from '@mui/material';
import { useGetMany, useListContext } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { callOnce } from '../providers/call-once.ts';
import type { SkuRecord } from '../providers/records.ts';
import { invalid, useSend } from '../providers/useSend.ts';
import { Amount } from '../ui/Amount.tsx';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { useFields } from '../ui/dialog/useFields.ts';
import { pricesAfter, readPercent } from './priceChange.ts';

/** Changes the selling prices of the selected SKUs by a percentage: shows the new prices first, and saves all or none. */
export function ChangePricesDialog({ onClose }: { onClose: () => void }) {
  const { selectedIds, onUnselectItems } = useListContext<SkuRecord>();
  const { data } = useGetMany<SkuRecord>('skus', { ids: selectedIds });
  const { values, propsOf } = useFields({ percent: '' });
  const skus = (data ?? []).filter((sku) => sku !== undefined);
  const percent = readPercent(values.percent);
  const prices = Number.isNaN(percent) ? [] : pricesAfter(skus, percent);
  const isWrong = prices.some(({ error }) => error !== undefined);
  const saving = useSend({
    send: async () => {
      if (prices.length === 0) throw invalid({ percent: 'Please enter a percentage, such as -10 or 5.' });
      const changed = prices.map(({ sku: { id, version, mrpPrice }, sellingPrice }) => ({
        id,
        version,
        mrpPrice,
        sellingPrice,
      }));
      return callOnce('/api/admin/skus/prices', { method: 'PUT', body: JSON.stringify({ prices: changed }) });
    },
    fields: ['percent'],
    failed: ADMIN_SAVE_FAILED,
    done: () => (prices.length === 1 ? 'The price is changed.' : `${prices.length} prices are changed.`),
    onDone: () => {
      onUnselectItems();
      onClose();
    },
  });
  const field = propsOf('percent', saving, { autoComplete: 'off', maxLength: 8 });

  return (
    <FormDialog
      title="Change prices in percent"
      sending={saving}
      onSubmit={saving.send}
      onClose={onClose}
      submitLabel="Change the prices"
      busyLabel="Saving…"
      closeLabel="Close"
      // Each wrong price has its reason in the table.
      disabledReason={isWrong}
      maxWidth="sm"
    >
      <TextField
        {...field}
        label="Percent"
        helperText={field.helperText ?? 'Minus for lower prices, such as -10. Prices come out in whole rupees.'}
        fullWidth={false}
        autoFocus
        sx={{ justifySelf: 'start' }}
      />
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
                <TableCell align="right" sx={price?.error ? { color: 'error.main' } : {}}>
                  {price ? <Amount rupees={price.sellingPrice} strong /> : '–'}
                  {price?.error && <Box>{price.error}</Box>}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </FormDialog>
  );
}
