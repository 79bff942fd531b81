import { Box } from '@mui/material';
import {
  ArrayInput,
  AutocompleteInput,
  ReferenceInput,
  SimpleFormIterator,
  useGetOne,
  useSourceContext,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { BUNDLE_PIECES } from '#contract/shop/bundle-worth.ts';
import type { ProductRecord } from '../providers/records.ts';
import { AddEntryButton, RemoveEntryButton, usePlace } from '../settings/entry-buttons.tsx';
import { FIELDS } from '../ui/form/formLayout.ts';
import { NO_PIECE } from './bundleValues.ts';
import type { BundleValues } from './bundleValues.ts';
import { words } from '../words/en/bundles.ts';

/** The pieces of a bundle. With the first one chosen, only products of its seller are offered. */
export function BundlePieces({ isLocked }: { isLocked: boolean }) {
  const pieces = useWatch<BundleValues, 'pieces'>({ name: 'pieces' }) ?? [];
  const first = pieces.find((piece) => piece?.productId)?.productId;
  const { data } = useGetOne<ProductRecord>('products', { id: first ?? 0 }, { enabled: Boolean(first) });
  return (
    <ArrayInput source="pieces" label={false} helperText={false} sx={{ '& .MuiFormControl-root': { marginTop: 0 } }}>
      <SimpleFormIterator
        disableReordering
        disableClear
        disableRemove
        disableAdd={isLocked || pieces.length >= BUNDLE_PIECES.max}
        addButton={<AddEntryButton label={words.addAPiece} entry={NO_PIECE} />}
        fullWidth
      >
        <Piece sellerId={first ? data?.sellerId : undefined} isLocked={isLocked} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** A product, and one of its SKUs if the bundle is not of any. */
function Piece({ sellerId, isLocked }: { sellerId: number | undefined; isLocked: boolean }) {
  const place = usePlace();
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const productId = useWatch({ name: getSource('productId') }) as number | null | undefined;
  return (
    <Box sx={{ ...FIELDS, gap: '8px', paddingBlock: '10px', width: '100%' }}>
      <ReferenceInput
        source="productId"
        reference="products"
        perPage={25}
        {...(sellerId !== undefined && { filter: { sellerId } })}
      >
        <AutocompleteInput
          label={words.productPlace(place)}
          optionText={({ name, sellerName }: ProductRecord) =>
            sellerId === undefined ? `${name}, ${sellerName}` : name
          }
          filterToQuery={(q: string) => ({ q })}
          onChange={() => setValue(getSource('skuId'), null)}
          disabled={isLocked}
          isRequired
          helperText={false}
        />
      </ReferenceInput>
      {productId && (
        <ReferenceInput source="skuId" reference="skus" filter={{ productId }} perPage={25}>
          <AutocompleteInput
            label={words.skuOfProduct(place)}
            optionText="name"
            filterToQuery={(q: string) => ({ q })}
            disabled={isLocked}
            helperText={words.emptyAnySkuOfThe}
          />
        </ReferenceInput>
      )}
      {!isLocked && (
        <Box>
          <RemoveEntryButton name={words.productAt(place)} />
        </Box>
      )}
    </Box>
  );
}
