import { Box } from '@mui/material';
import { BooleanInput, DateInput, NumberInput, SelectInput, TextInput } from 'react-admin';
import { ConsoleForm } from '../ui/form/ConsoleForm.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { SaveBar } from '../ui/form/SaveBar.tsx';
import { FIELDS, PAIR, PANELS } from '../ui/form/formLayout.ts';
import { EVERYWHERE, STATE_CHOICES, TYPE_CHOICES } from './taxLabels.ts';
import { taxRateErrors } from './taxRateValues.ts';
import type { TaxRateValues } from './taxRateValues.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/tax.ts';

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
        <Panel title={words.rate}>
          <Box sx={FIELDS}>
            <Box sx={PAIR}>
              <NumberInput source="rate" label={words.rateInPercent} min={0} max={100} step={0.01} helperText={false} />
              <SelectInput source="taxType" label={common.type} choices={TYPES} helperText={false} />
            </Box>
            <SelectInput source="stateCode" label={words.stateOfDelivery} choices={STATES} helperText={false} />
            <TextInput source="description" label={common.description} helperText={false} />
            <BooleanInput source="isActive" label={common.active} helperText={false} />
          </Box>
        </Panel>
        <Panel title={words.whatItHoldsFor}>
          <Box sx={FIELDS}>
            <TextInput
              source="hsnCode"
              label={words.hsnCode}
              helperText={words.goodsWhoseHsnCodeBegins}
              slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
            />
            <NumberInput
              source="thresholdAmount"
              label={words.forItemsAboveInRupees}
              min={0}
              step="any"
              helperText={words.withoutAnAmountForItems}
            />
            <Box sx={PAIR}>
              <DateInput source="effectiveFrom" label={common.from} helperText={false} />
              <DateInput source="effectiveUntil" label={words.untilThisDayIncluded} helperText={false} />
            </Box>
          </Box>
        </Panel>
      </Box>
      {!isLocked && <SaveBar isSaving={isSaving} />}
    </ConsoleForm>
  );
}
