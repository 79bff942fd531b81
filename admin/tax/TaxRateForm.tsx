import { Box } from '@mui/material';
import { BooleanInput, DateInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { ConsoleForm } from '../ui/form/ConsoleForm.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { SaveBar } from '../ui/form/SaveBar.tsx';
import { FIELDS, PAIR, PANELS } from '../ui/form/formLayout.ts';
import { EVERYWHERE, STATE_CHOICES, TYPE_CHOICES } from './taxLabels.ts';
import { taxRateErrors } from './taxRateValues.ts';
import type { TaxRateValues } from './taxRateValues.ts';

interface TaxRateFormProps {
  rate: TaxRateValues;
  isSaving: boolean;
  isLocked: boolean;
  /** @returns the errors of its fields */
  onSave(rate: TaxRateValues): Promise<Record<string, string> | undefined>;
}

const STATES = [EVERYWHERE, ...STATE_CHOICES].map(({ value: id, word: name }) => ({ id, name }));
const TYPES = TYPE_CHOICES.map(({ value: id, word: name }) => ({ id, name }));

/** The form of a tax rate. A field is checked with the API's schema when it is left. */
export function TaxRateForm({ rate, isSaving, isLocked, onSave }: TaxRateFormProps) {
  return (
    <ConsoleForm<TaxRateValues>
      record={rate}
      validate={(values) => taxRateErrors(values as TaxRateValues)}
      onSubmit={(values: Partial<TaxRateValues>) => onSave(values as TaxRateValues)}
      disabled={isLocked}
      warnWhenUnsavedChanges
    >
      <Box sx={PANELS}>
        <Panel title="Rate">
          <Box sx={FIELDS}>
            <Box sx={PAIR}>
              <NumberInput source="rate" label="Rate in percent" min={0} max={100} step={0.01} helperText={false} />
              <SelectInput source="taxType" label="Type" choices={TYPES} helperText={false} />
            </Box>
            <SelectInput source="stateCode" label="State of delivery" choices={STATES} helperText={false} />
            <TextInput source="description" label="Description" helperText={false} />
            <BooleanInput source="isActive" label="Active" helperText={false} />
          </Box>
        </Panel>
        <Panel title="What it holds for">
          <Box sx={FIELDS}>
            <TextInput
              source="hsnCode"
              label="HSN code"
              helperText="Goods whose HSN code begins with it. Without one, the SKUs that name this rate."
              slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
            />
            <NumberInput
              source="thresholdAmount"
              label="For items above, in rupees"
              min={0}
              step="any"
              helperText="Without an amount, for items of any price."
            />
            <Box sx={PAIR}>
              <DateInput source="effectiveFrom" label="From" helperText={false} />
              <DateInput source="effectiveUntil" label="Until, this day included" helperText={false} />
            </Box>
          </Box>
        </Panel>
      </Box>
      {!isLocked && <SaveBar isSaving={isSaving} />}
    </ConsoleForm>
  );
}
