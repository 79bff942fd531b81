import { Box, TextField } from '@mui/material';
import { AutocompleteInput, FormDataConsumer, NumberInput, ReferenceInput, TextInput } from 'react-admin';
import type { SkuRecord } from '../providers/records.ts';
import { ConsoleForm } from '../ui/form/ConsoleForm.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { SaveBar } from '../ui/form/SaveBar.tsx';
import { FIELDS, PAIR } from '../ui/form/formLayout.ts';
import { stockErrors } from './stockValues.ts';
import type { StockValues } from './stockValues.ts';
import { words } from '../words/en/inventory.ts';

interface StockFormProps {
  stock: StockValues;
  isNew?: boolean;
  isSaving: boolean;
  isLocked: boolean;
  /** @returns the errors of its fields */
  onSave(stock: StockValues): Promise<Record<string, string> | undefined>;
}

/** The form of a stock: total, reserved, location. The SKU can be chosen for a new one only. */
export function StockForm({ stock, isNew = false, isSaving, isLocked, onSave }: StockFormProps) {
  return (
    <ConsoleForm<StockValues>
      record={stock}
      validate={(values) => stockErrors(values as StockValues, { isNew })}
      onSubmit={(values: Partial<StockValues>) => onSave(values as StockValues)}
      disabled={isLocked}
      warnWhenUnsavedChanges
    >
      <Panel title={words.whatIsThere}>
        <Box sx={FIELDS}>
          {isNew && (
            <ReferenceInput source="skuId" reference="skus" perPage={25}>
              <AutocompleteInput
                label="SKU"
                optionText={({ code, name }: SkuRecord) => `${code}, ${name}`}
                filterToQuery={(q: string) => ({ q })}
                helperText={words.oneWhoseStockWasGiven}
                isRequired
              />
            </ReferenceInput>
          )}
          <Box sx={PAIR}>
            <NumberInput source="quantity" label={words.totalQuantity} min={0} step={1} isRequired helperText={false} />
            <NumberInput
              source="reservedQuantity"
              label={words.reservedQuantity}
              min={0}
              step={1}
              isRequired
              helperText={words.withWhatOrdersHold}
            />
            <FormDataConsumer<StockValues>>
              {({ formData: { quantity, reservedQuantity } }) => (
                <TextField
                  id="available-quantity"
                  label={words.availableQuantity}
                  value={Math.max(0, (quantity ?? 0) - (reservedQuantity ?? 0))}
                  slotProps={{ htmlInput: { readOnly: true, tabIndex: -1 } }}
                />
              )}
            </FormDataConsumer>
          </Box>
          <TextInput
            source="location"
            label={words.location}
            helperText={false}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
        </Box>
      </Panel>
      {!isLocked && <SaveBar isSaving={isSaving} />}
    </ConsoleForm>
  );
}
