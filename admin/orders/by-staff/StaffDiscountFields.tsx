import { Box } from '@mui/material';
import { NumberInput, SelectInput, TextInput } from 'react-admin';
import { DISCOUNT_REASON_MAX_LENGTH } from '#contract/shop/staff-discount.ts';
import { PAIR } from '../../ui/form/formLayout.ts';
import { common } from '../../words/en/common.ts';
import { words } from '../../words/en/orders-by-staff.ts';

const UNITS = [
  { id: 'PERCENT', name: common.percent },
  { id: 'RUPEES', name: words.rupees },
];

/** A discount that staff give, with its reason; none while it is empty. */
export function StaffDiscountFields() {
  return (
    <>
      <Box sx={PAIR}>
        <NumberInput source="discount.value" label={common.discount} min={1} step={1} helperText={false} />
        <SelectInput source="discount.unit" label={words.discountIn} choices={UNITS} isRequired helperText={false} />
      </Box>
      <TextInput
        source="discount.reason"
        label={words.reasonOfTheDiscount}
        helperText={words.forTheHistoryOfThe}
        slotProps={{ htmlInput: { maxLength: DISCOUNT_REASON_MAX_LENGTH } }}
      />
    </>
  );
}
