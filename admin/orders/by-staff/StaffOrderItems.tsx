import { Box } from '@mui/material';
import {
  ArrayInput,
  AutocompleteInput,
  NumberInput,
  ReferenceInput,
  SelectInput,
  SimpleFormIterator,
  useGetOne,
  useSourceContext,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { MAX_CART_ITEMS, MAX_QUANTITY } from '#contract/shop/policy.ts';
import { splitSizes } from '#contract/shop/sizes.ts';
import type { SkuRecord } from '../../providers/records.ts';
import { AddEntryButton, RemoveEntryButton, usePlace } from '../../settings/entry-buttons.tsx';
import { FIELDS, PAIR } from '../../ui/form/formLayout.ts';
import { NO_ITEM } from './staffOrderValues.ts';
import type { StaffOrderValues } from './staffOrderValues.ts';
import { words } from '../../words/en/orders-by-staff.ts';

/** The items of an order by staff. */
export function StaffOrderItems() {
  const items = useWatch<StaffOrderValues, 'items'>({ name: 'items' }) ?? [];
  return (
    <ArrayInput source="items" label={false} helperText={false} sx={{ '& .MuiFormControl-root': { marginTop: 0 } }}>
      <SimpleFormIterator
        disableReordering
        disableClear
        disableRemove
        disableAdd={items.length >= MAX_CART_ITEMS}
        addButton={<AddEntryButton label={words.addAnItem} entry={NO_ITEM} />}
        fullWidth
      >
        <Item isAlone={items.length === 1} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** The name of a SKU begins with that of its product. */
const skuText = ({ name, code, available }: SkuRecord) => words.nameCodeAndStock(name, code, available);

function Item({ isAlone }: { isAlone: boolean }) {
  const place = usePlace();
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const skuId = useWatch({ name: getSource('skuId') }) as number | null | undefined;
  const { data: sku } = useGetOne<SkuRecord>('skus', { id: skuId ?? 0 }, { enabled: Boolean(skuId) });
  const sizes = skuId && sku ? splitSizes(sku.size) : [];
  return (
    <Box sx={{ ...FIELDS, gap: '8px', paddingBlock: '10px', width: '100%' }}>
      <ReferenceInput source="skuId" reference="skus" perPage={25}>
        <AutocompleteInput
          label={words.itemNameOrSkuCode(place)}
          optionText={skuText}
          filterToQuery={(q: string) => ({ q })}
          onChange={() => setValue(getSource('size'), null)}
          isRequired
          helperText={false}
        />
      </ReferenceInput>
      <Box sx={PAIR}>
        <NumberInput
          source="quantity"
          label={words.piecesOfItem(place)}
          min={1}
          max={MAX_QUANTITY}
          step={1}
          isRequired
          helperText={false}
        />
        {sizes.length > 1 && (
          <SelectInput
            source="size"
            label={words.sizeOfItem(place)}
            choices={sizes.map((id) => ({ id, name: id }))}
            isRequired
            helperText={false}
          />
        )}
      </Box>
      {!isAlone && (
        <Box>
          <RemoveEntryButton name={words.item(place)} />
        </Box>
      )}
    </Box>
  );
}
