import { Box, Button, TextField } from '@mui/material';
import type { InputBaseComponentProps } from '@mui/material';
import { useState } from 'react';
import { NOBODY } from './saleValues.ts';
import type { CustomerValues } from './saleValues.ts';
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/orders-quick-sale.ts';

interface SaleCustomerProps {
  value: CustomerValues;
  onChange: (value: CustomerValues, changed: keyof CustomerValues) => void;
  onRemove: () => void;
  errors: Readonly<Record<string, string>>;
}

const FIELDS: [name: keyof CustomerValues, label: string, helperText: string, htmlInput: InputBaseComponentProps][] = [
  ['name', common.name, words.printedOnTheInvoice, { maxLength: 60, autoComplete: 'off' }],
  ['mobile', common.mobile, '', { inputMode: 'tel', autoComplete: 'off' }],
  ['email', common.email, words.theOrderIsListedIn, { inputMode: 'email', autoComplete: 'off' }],
  ['couponCode', words.couponCode, '', { autoCapitalize: 'characters', autoComplete: 'off' }],
];

/** Who buys, and a coupon, behind a button: most customers at a stand stay unnamed. */
export function SaleCustomer({ value, onChange, onRemove, errors }: SaleCustomerProps) {
  const [isOpen, setOpen] = useState(value !== NOBODY);
  if (!isOpen) {
    return (
      <Button color="secondary" onClick={() => setOpen(true)} sx={{ justifySelf: 'start' }}>
        {words.nameTheCustomerOrEnter}
      </Button>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: '10px' }}>
      {FIELDS.map(([name, label, helperText, htmlInput]) => (
        <TextField
          key={name}
          label={label}
          value={value[name]}
          onChange={({ target }) => onChange({ ...value, [name]: target.value }, name)}
          error={errors[name] !== undefined}
          helperText={errors[name] ?? helperText}
          slotProps={{ htmlInput, formHelperText: { role: errors[name] === undefined ? undefined : 'alert' } }}
        />
      ))}
      <Button
        color="secondary"
        onClick={() => {
          setOpen(false);
          onRemove();
        }}
        sx={{ justifySelf: 'start' }}
      >
        {words.noNameNoCoupon}
      </Button>
    </Box>
  );
}
