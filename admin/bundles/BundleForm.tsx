import { Box } from '@mui/material';
import { BooleanInput, DateInput, FormDataConsumer, NumberInput, SelectInput, TextInput } from 'react-admin';
import { BUNDLE_NAME_MAX } from '#contract/calls/bundles.ts';
import { BUNDLE_MAX_PERCENT, BUNDLE_PIECES, BUNDLE_TYPES } from '#contract/shop/bundle-worth.ts';
import type { BundleType } from '#contract/shop/bundle-worth.ts';
import { entrance } from '../providers/entrance.ts';
import { ConsoleForm } from '../ui/form/ConsoleForm.tsx';
import { FIELDS, PAIR, PANELS } from '../ui/form/formLayout.ts';
import { SaveBar } from '../ui/form/SaveBar.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { BundlePieces } from './BundlePieces.tsx';
import { BUNDLE_TYPE_LABELS, bundleErrors } from './bundleValues.ts';
import type { BundleValues } from './bundleValues.ts';
import { words } from '../words/en/bundles.ts';
import { common } from '../words/en/common.ts';

interface BundleFormProps {
  bundle: BundleValues;
  isSaving: boolean;
  isLocked: boolean;
  /** @returns the errors of its fields */
  onSave(bundle: BundleValues): Promise<Record<string, string> | undefined>;
}

const TYPES = BUNDLE_TYPES.map((id) => ({ id, name: BUNDLE_TYPE_LABELS[id] }));
const FUNDERS = [
  { id: 'SELLER', name: words.theSellerOfTheProducts },
  { id: 'PLATFORM', name: common.theMarketplace },
];
const VALUE_LABELS: Record<BundleType, string> = {
  SET_PRICE: words.priceOfTheSetIn,
  PERCENTAGE: words.percentOff,
  FIXED_AMOUNT: words.rupeesOff,
};

/** The form of a bundle. A field is checked with the API's schema when it is left. */
export function BundleForm({ bundle, isSaving, isLocked, onSave }: BundleFormProps) {
  return (
    <ConsoleForm<BundleValues>
      record={bundle}
      validate={(values) => bundleErrors(values as BundleValues)}
      onSubmit={(values: Partial<BundleValues>) => onSave(values as BundleValues)}
      disabled={isLocked}
      warnWhenUnsavedChanges
    >
      <Box sx={PANELS}>
        <Box sx={STACK}>
          <Panel title={words.whatItGives}>
            <Box sx={FIELDS}>
              <TextInput
                source="name"
                label={words.nameAsShoppersSeeIt}
                isRequired
                helperText={false}
                slotProps={{ htmlInput: { maxLength: BUNDLE_NAME_MAX } }}
              />
              <SelectInput source="discountType" label={common.type} choices={TYPES} isRequired helperText={false} />
              <FormDataConsumer<BundleValues>>
                {({ formData: { discountType } }) => (
                  <NumberInput
                    source="discountValue"
                    label={VALUE_LABELS[discountType]}
                    min={1}
                    {...(discountType === 'PERCENTAGE' ? { max: BUNDLE_MAX_PERCENT } : {})}
                    step={1}
                    disabled={isLocked}
                    isRequired
                    helperText={false}
                  />
                )}
              </FormDataConsumer>
              {entrance.role === 'ROLE_ADMIN' && (
                <SelectInput source="fundedBy" label={words.paidBy} choices={FUNDERS} isRequired helperText={false} />
              )}
            </Box>
          </Panel>
          <Panel title={words.dates}>
            <Box sx={FIELDS}>
              <Box sx={PAIR}>
                <DateInput source="startDate" label={common.from} disabled={isLocked} isRequired helperText={false} />
                <DateInput
                  source="endDate"
                  label={words.toThisDayIncluded}
                  disabled={isLocked}
                  isRequired
                  helperText={false}
                />
              </Box>
              <BooleanInput source="active" label={common.active} disabled={isLocked} helperText={false} />
            </Box>
          </Panel>
        </Box>
        <Panel title={words.piecesToProductsOfOne(BUNDLE_PIECES.min, BUNDLE_PIECES.max)}>
          <BundlePieces isLocked={isLocked} />
        </Panel>
      </Box>
      {!isLocked && <SaveBar isSaving={isSaving} />}
    </ConsoleForm>
  );
}

/** A column of panels next to the pieces. */
const STACK = { display: 'grid', gap: '14px', minWidth: 0 };
