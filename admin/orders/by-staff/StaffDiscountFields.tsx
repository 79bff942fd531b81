import { Box } from '@mui/material';
import { NumberInput, SelectInput, TextInput } from 'react-admin';
import { DISCOUNT_REASON_MAX_LENGTH } from '#contract/shop/staff-discount.ts';
import { PAIR } from '../../ui/form/formLayout.ts';

const UNITS = [
  { id: 'PERCENT', name: 'Percent' },
  { id: 'RUPEES', name: 'Rupees' },
];

/** A discount that staff give, with its reason; none while it is empty. */
export function StaffDiscountFields() {
  return (
    <>
      <Box sx={PAIR}>
        <NumberInput source="discount.value" label="Discount" min={1} step={1} helperText={false} />
        <SelectInput source="discount.unit" label="Discount in" choices={UNITS} isRequired helperText={false} />
      </Box>
      <TextInput
        source="discount.reason"
        label="Reason of the discount"
        helperText="For the history of the order. At most the limit of your role."
        slotProps={{ htmlInput: { maxLength: DISCOUNT_REASON_MAX_LENGTH } }}
      />
    </>
  );
}
