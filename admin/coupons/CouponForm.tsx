import { Box, Button } from '@mui/material';
import {
  AutocompleteArrayInput,
  BooleanInput,
  DateInput,
  FormDataConsumer,
  NumberInput,
  ReferenceArrayInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import { COUPON_TYPES } from '#contract/calls/coupons.ts';
import { bareCouponCode } from '#contract/shop/coupon-code.ts';
import { CategoriesInput } from '../categories/CategoriesInput.tsx';
import { ConsoleForm } from '../ui/form/ConsoleForm.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { CouponExample } from './CouponExample.tsx';
import { CouponTerms } from './CouponTerms.tsx';
import { COUPON_TYPE_LABELS } from './couponLabels.ts';
import { couponErrors } from './couponValues.ts';
import type { CouponValues } from './couponValues.ts';

interface CouponFormProps {
  coupon: CouponValues;
  isSaving: boolean;
  isLocked: boolean;
  /** @returns the errors of its fields */
  onSave(coupon: CouponValues): Promise<Record<string, string> | undefined>;
}

const TYPES = COUPON_TYPES.map((id) => ({ id, name: COUPON_TYPE_LABELS[id] }));
const FUNDERS = [
  { id: 'PLATFORM', name: 'The marketplace' },
  { id: 'SELLER', name: 'The sellers of the items' },
];

/** The form of a coupon. A field is checked with the API's schema when it is left. */
export function CouponForm({ coupon, isSaving, isLocked, onSave }: CouponFormProps) {
  return (
    <ConsoleForm<CouponValues>
      record={coupon}
      validate={(values) => couponErrors(values as CouponValues)}
      onSubmit={(values: Partial<CouponValues>) => onSave(values as CouponValues)}
      disabled={isLocked}
    >
      <Box sx={{ display: 'grid', gap: '14px', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
        <Panel title="What it gives">
          <Box sx={FIELDS}>
            <TextInput
              source="code"
              label="Code"
              parse={bareCouponCode}
              helperText={false}
              slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
            />
            <SelectInput source="discountType" label="Type" choices={TYPES} helperText={false} />
            <FormDataConsumer<CouponValues>>
              {({ formData }) => <CouponTerms type={formData.discountType} />}
            </FormDataConsumer>
            <NumberInput
              source="minimumOrderValue"
              label="Minimum order value in rupees"
              min={0}
              step="any"
              helperText={false}
            />
            <SelectInput source="fundedBy" label="Paid by" choices={FUNDERS} helperText={false} />
          </Box>
        </Panel>
        <Panel title="Dates and limits">
          <Box sx={FIELDS}>
            <Box sx={{ display: 'grid', gap: '14px', gridTemplateColumns: '1fr 1fr' }}>
              <DateInput source="startDate" label="From" helperText={false} />
              <DateInput source="endDate" label="To, this day included" helperText={false} />
            </Box>
            <Box sx={{ display: 'grid', gap: '14px', gridTemplateColumns: '1fr 1fr' }}>
              <NumberInput source="maxUses" label="Max total uses" min={1} step={1} helperText={false} />
              <NumberInput
                source="maxUsesPerCustomer"
                label="Max uses per customer"
                min={1}
                step={1}
                helperText={false}
              />
            </Box>
            <BooleanInput source="active" label="Active" helperText={false} />
            <BooleanInput source="automatic" label="Applied automatically, without a code" helperText={false} />
            <BooleanInput source="public" label="Shown to every shopper in the cart" helperText={false} />
          </Box>
        </Panel>
        <Panel title="Eligible products">
          <Box sx={FIELDS}>
            <CategoriesInput source="eligibleCategories" label="Categories" />
            <ReferenceArrayInput source="eligibleCollections" reference="collections" perPage={25}>
              <AutocompleteArrayInput
                label="Collections"
                optionText="displayName"
                filterToQuery={(q: string) => ({ q })}
                helperText="With what they hold when the order is placed, also while they are hidden."
              />
            </ReferenceArrayInput>
            <ReferenceArrayInput source="eligibleProducts" reference="products" perPage={25}>
              <AutocompleteArrayInput
                label="Products"
                optionText="name"
                filterToQuery={(q: string) => ({ q })}
                helperText="Without categories, collections and products it holds for all goods."
              />
            </ReferenceArrayInput>
          </Box>
        </Panel>
        <Panel title="An example">
          <FormDataConsumer<CouponValues>>
            {({ formData }) => <CouponExample coupon={formData as CouponValues} />}
          </FormDataConsumer>
        </Panel>
      </Box>
      {!isLocked && (
        <Button type="submit" variant="contained" disabled={isSaving} sx={{ marginTop: '14px' }}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
      )}
    </ConsoleForm>
  );
}

const FIELDS = { display: 'grid', gap: '14px', '& .MuiFormControl-root': { margin: 0 } };
