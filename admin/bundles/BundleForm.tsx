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

interface BundleFormProps {
  bundle: BundleValues;
  isSaving: boolean;
  isLocked: boolean;
  /** @returns the errors of its fields */
  onSave(bundle: BundleValues): Promise<Record<string, string> | undefined>;
}

const TYPES = BUNDLE_TYPES.map((id) => ({ id, name: BUNDLE_TYPE_LABELS[id] }));
const FUNDERS = [
  { id: 'SELLER', name: 'The seller of the products' },
  { id: 'PLATFORM', name: 'The marketplace' },
];
const VALUE_LABELS: Record<BundleType, string> = {
  SET_PRICE: 'Price of the set in rupees',
  PERCENTAGE: 'Percent off',
  FIXED_AMOUNT: 'Rupees off',
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
          <Panel title="What it gives">
            <Box sx={FIELDS}>
              <TextInput
                source="name"
                label="Name, as shoppers see it"
                isRequired
                helperText={false}
                slotProps={{ htmlInput: { maxLength: BUNDLE_NAME_MAX } }}
              />
              <SelectInput source="discountType" label="Type" choices={TYPES} isRequired helperText={false} />
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
                <SelectInput source="fundedBy" label="Paid by" choices={FUNDERS} isRequired helperText={false} />
              )}
            </Box>
          </Panel>
          <Panel title="Dates">
            <Box sx={FIELDS}>
              <Box sx={PAIR}>
                <DateInput source="startDate" label="From" disabled={isLocked} isRequired helperText={false} />
                <DateInput
                  source="endDate"
                  label="To, this day included"
                  disabled={isLocked}
                  isRequired
                  helperText={false}
                />
              </Box>
              <BooleanInput source="active" label="Active" disabled={isLocked} helperText={false} />
            </Box>
          </Panel>
        </Box>
        <Panel title={`Pieces: ${BUNDLE_PIECES.min} to ${BUNDLE_PIECES.max} products of one seller`}>
          <BundlePieces isLocked={isLocked} />
        </Panel>
      </Box>
      {!isLocked && <SaveBar isSaving={isSaving} />}
    </ConsoleForm>
  );
}

/** A column of panels next to the pieces. */
const STACK = { display: 'grid', gap: '14px', minWidth: 0 };
