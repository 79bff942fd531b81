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
import { common } from '../words/en/common.ts';
import { words } from '../words/en/coupons.ts';

interface CouponFormProps {
  coupon: CouponValues;
  isSaving: boolean;
  isLocked: boolean;
  /** @returns the errors of its fields */
  onSave(coupon: CouponValues): Promise<Record<string, string> | undefined>;
}

const TYPES = COUPON_TYPES.map((id) => ({ id, name: COUPON_TYPE_LABELS[id] }));
const FUNDERS = [
  { id: 'PLATFORM', name: common.theMarketplace },
  { id: 'SELLER', name: words.theSellersOfTheItems },
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
        <Panel title={words.whatItGives}>
          <Box sx={FIELDS}>
            <TextInput
              source="code"
              label={common.code}
              parse={bareCouponCode}
              helperText={false}
              slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
            />
            <SelectInput source="discountType" label={common.type} choices={TYPES} helperText={false} />
            <FormDataConsumer<CouponValues>>
              {({ formData }) => <CouponTerms type={formData.discountType} />}
            </FormDataConsumer>
            <NumberInput
              source="minimumOrderValue"
              label={words.minimumOrderValueInRupees}
              min={0}
              step="any"
              helperText={false}
            />
            <SelectInput source="fundedBy" label={words.paidBy} choices={FUNDERS} helperText={false} />
          </Box>
        </Panel>
        <Panel title={words.datesAndLimits}>
          <Box sx={FIELDS}>
            <Box sx={{ display: 'grid', gap: '14px', gridTemplateColumns: '1fr 1fr' }}>
              <DateInput source="startDate" label={common.from} helperText={false} />
              <DateInput source="endDate" label={words.toThisDayIncluded} helperText={false} />
            </Box>
            <Box sx={{ display: 'grid', gap: '14px', gridTemplateColumns: '1fr 1fr' }}>
              <NumberInput source="maxUses" label={words.maxTotalUses} min={1} step={1} helperText={false} />
              <NumberInput
                source="maxUsesPerCustomer"
                label={words.maxUsesPerCustomer}
                min={1}
                step={1}
                helperText={false}
              />
            </Box>
            <BooleanInput source="active" label={common.active} helperText={false} />
            <BooleanInput source="automatic" label={words.appliedAutomaticallyWithoutACode} helperText={false} />
            <BooleanInput source="public" label={words.shownToEveryShopperIn} helperText={false} />
          </Box>
        </Panel>
        <Panel title={words.eligibleProducts}>
          <Box sx={FIELDS}>
            <CategoriesInput source="eligibleCategories" label={words.categories} />
            <ReferenceArrayInput source="eligibleCollections" reference="collections" perPage={25}>
              <AutocompleteArrayInput
                label={words.collections}
                optionText="displayName"
                filterToQuery={(q: string) => ({ q })}
                helperText={words.withWhatTheyHoldWhen}
              />
            </ReferenceArrayInput>
            <ReferenceArrayInput source="eligibleProducts" reference="products" perPage={25}>
              <AutocompleteArrayInput
                label={common.products}
                optionText="name"
                filterToQuery={(q: string) => ({ q })}
                helperText={words.withoutCategoriesCollectionsAndProducts}
              />
            </ReferenceArrayInput>
          </Box>
        </Panel>
        <Panel title={words.anExample}>
          <FormDataConsumer<CouponValues>>
            {({ formData }) => <CouponExample coupon={formData as CouponValues} />}
          </FormDataConsumer>
        </Panel>
      </Box>
      {!isLocked && (
        <Button type="submit" variant="contained" disabled={isSaving} sx={{ marginTop: '14px' }}>
          {isSaving ? common.saving : common.save}
        </Button>
      )}
    </ConsoleForm>
  );
}

const FIELDS = { display: 'grid', gap: '14px', '& .MuiFormControl-root': { margin: 0 } };
