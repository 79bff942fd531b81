import { Box, Button, MenuItem, TextField } from '@mui/material';
import type { InputBaseComponentProps } from '@mui/material';
import { useState } from 'react';
import { DISCOUNT_REASON_MAX_LENGTH } from '#contract/shop/staff-discount.ts';
import type { StaffDiscountUnit } from '#contract/shop/staff-discount.ts';
import { NO_DISCOUNT } from '../by-staff/staffOrderValues.ts';
import type { DiscountValues } from '../by-staff/staffOrderValues.ts';
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/orders-quick-sale.ts';

interface SaleDiscountProps {
  value: DiscountValues;
  onChange: (value: DiscountValues) => void;
  errors: Readonly<Record<string, string>>;
}

/** A discount with its reason, behind a button. */
export function SaleDiscount({ value, onChange, errors }: SaleDiscountProps) {
  const [isOpen, setOpen] = useState(false);
  const textOf = (name: string, htmlInput: InputBaseComponentProps) => ({
    error: errors[name] !== undefined,
    helperText: errors[name],
    slotProps: { htmlInput, formHelperText: { role: 'alert' } } as const,
  });
  if (!isOpen) {
    return (
      <Button color="secondary" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        {words.giveADiscount}
      </Button>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: '10px' }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '10px' }}>
        <TextField
          label={common.discount}
          value={value.value ?? ''}
          onChange={({ target }) => {
            const digits = target.value.replace(/\D/g, '').slice(0, 7);
            onChange({ ...value, value: digits === '' ? null : Number(digits) });
          }}
          {...textOf('discount.value', { inputMode: 'numeric' })}
        />
        <TextField
          select
          label={words.discountIn}
          value={value.unit}
          onChange={({ target }) => onChange({ ...value, unit: target.value as StaffDiscountUnit })}
        >
          <MenuItem value="PERCENT">{common.percent}</MenuItem>
          <MenuItem value="RUPEES">{words.rupees}</MenuItem>
        </TextField>
      </Box>
      <TextField
        label={words.reasonOfTheDiscount}
        value={value.reason ?? ''}
        onChange={({ target }) => onChange({ ...value, reason: target.value })}
        {...textOf('discount.reason', { maxLength: DISCOUNT_REASON_MAX_LENGTH })}
      />
      <Button
        color="secondary"
        onClick={() => {
          setOpen(false);
          onChange(NO_DISCOUNT);
        }}
        sx={{ justifySelf: 'start' }}
      >
        {words.noDiscount}
      </Button>
    </Box>
  );
}
