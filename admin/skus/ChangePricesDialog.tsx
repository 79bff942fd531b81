import {
  Box,
  Checkbox,
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
import { useGetMany, useListContext } from 'react-admin';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { fromField } from '../pages/kolkataTime.ts';
import { callOnce } from '../providers/call-once.ts';
import type { SkuRecord } from '../providers/records.ts';
import { invalid, useSend } from '../providers/useSend.ts';
import { Amount } from '../ui/Amount.tsx';
import { FormDialog } from '../ui/dialog/FormDialog.tsx';
import { useFields } from '../ui/dialog/useFields.ts';
import { PAIR } from '../ui/form/formLayout.ts';
import { PRICE_CHANGES, pricesAfter, readChange } from './priceChange.ts';
import type { PriceChangeKind } from './priceChange.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/skus.ts';

const KINDS: Record<PriceChangeKind, { word: string; label: string; hint: string; missing: string }> = {
  percent: {
    word: words.byPercent,
    label: common.percent,
    hint: words.minusForLowerPercent,
    missing: words.pleaseEnterAPercentageSuch,
  },
  amount: {
    word: words.byAnAmount,
    label: words.rupeesMoreOrLess,
    hint: words.minusForLowerAmount,
    missing: words.pleaseEnterAnAmountSuch,
  },
  price: {
    word: words.toOnePrice,
    label: words.newPriceInRupees,
    hint: words.allSelectedSkusGetThis,
    missing: words.pleaseEnterAPriceOf,
  },
};

/**
 * Changes the selling prices of the selected SKUs, now or for a time: shows the new prices first, and saves all or none.
 */
export function ChangePricesDialog({ onClose }: { onClose: () => void }) {
  const { selectedIds, onUnselectItems } = useListContext<SkuRecord>();
  const { data } = useGetMany<SkuRecord>('skus', { ids: selectedIds });
  const [kind, setKind] = useState<PriceChangeKind>('percent');
  const [endsInNine, setEndsInNine] = useState(false);
  const [isPlanned, setPlanned] = useState(false);
  const { values, propsOf } = useFields({ value: '', from: '', until: '' });
  const skus = (data ?? []).filter((sku) => sku !== undefined);
  const value = readChange(kind, values.value);
  const prices = Number.isNaN(value) ? [] : pricesAfter(skus, { kind, value, endsInNine });
  const isWrong = prices.some(({ error }) => error !== undefined);
  const saving = useSend({
    send: async () => {
      if (prices.length === 0) throw invalid({ value: KINDS[kind].missing });
      const changed = prices.map(({ sku: { id, version, mrpPrice }, sellingPrice }) => ({
        id,
        version,
        mrpPrice,
        sellingPrice,
      }));
      if (!isPlanned)
        return callOnce('/api/admin/skus/prices', { method: 'PUT', body: JSON.stringify({ prices: changed }) });
      const from = fromField(values.from);
      if (from === null) throw invalid({ from: words.pleaseChooseADayAnd });
      const body = JSON.stringify({
        from,
        until: fromField(values.until),
        prices: changed.map(({ mrpPrice: _, ...price }) => price),
      });
      return callOnce('/api/admin/planned-prices', { method: 'POST', body });
    },
    fields: ['value', 'from', 'until'],
    failed: ADMIN_SAVE_FAILED,
    done: () => (isPlanned ? words.pricesArePlanned(prices.length) : words.pricesAreChanged(prices.length)),
    onDone: () => {
      onUnselectItems();
      onClose();
    },
  });
  const field = propsOf('value', saving, { autoComplete: 'off', maxLength: 12 });
  const momentProps = (name: 'from' | 'until') => {
    const moment = propsOf(name, saving);
    return { ...moment, slotProps: { ...moment.slotProps, inputLabel: { shrink: true } } };
  };
  const until = momentProps('until');

  return (
    <FormDialog
      title={words.changePrices}
      sending={saving}
      onSubmit={saving.send}
      onClose={onClose}
      submitLabel={isPlanned ? words.planThePrices : words.changeThePrices}
      busyLabel={common.saving}
      closeLabel={common.close}
      // Each wrong price has its reason in the table.
      disabledReason={isWrong}
      maxWidth="sm"
    >
      <RadioGroup
        row
        aria-label={words.howPricesChange}
        value={kind}
        onChange={(_, chosen) => {
          setKind(chosen as PriceChangeKind);
          saving.clearError('value');
        }}
      >
        {PRICE_CHANGES.map((each) => (
          <FormControlLabel key={each} value={each} control={<Radio />} label={KINDS[each].word} />
        ))}
      </RadioGroup>
      <TextField
        {...field}
        label={KINDS[kind].label}
        helperText={field.helperText ?? KINDS[kind].hint}
        fullWidth={false}
        autoFocus
        sx={{ justifySelf: 'start' }}
      />
      <FormControlLabel
        control={<Checkbox checked={endsInNine} onChange={(_, checked) => setEndsInNine(checked)} />}
        label={words.pricesEndIn9The}
      />
      <RadioGroup
        row
        aria-label={words.whenPricesChange}
        value={isPlanned ? 'planned' : 'now'}
        onChange={(_, chosen) => setPlanned(chosen === 'planned')}
      >
        <FormControlLabel value="now" control={<Radio />} label={words.now} />
        <FormControlLabel value="planned" control={<Radio />} label={words.fromATime} />
      </RadioGroup>
      {isPlanned && (
        <Box sx={PAIR}>
          <TextField {...momentProps('from')} type="datetime-local" label={words.fromInIndiasTime} />
          <TextField
            {...until}
            type="datetime-local"
            label={words.untilInIndiasTime}
            helperText={until.helperText ?? words.theFormerPriceReturnsThen}
          />
        </Box>
      )}
      <Table size="small" aria-label={words.pricesNowAndThen}>
        <TableHead>
          <TableRow>
            <TableCell>{common.sku}</TableCell>
            <TableCell align="right">{words.mrp}</TableCell>
            <TableCell align="right">{words.now}</TableCell>
            <TableCell align="right">{words.afterwards}</TableCell>
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
