import { Box } from '@mui/material';
import { useState } from 'react';
import { useGetOne, useNotify, useRedirect } from 'react-admin';
import { useSearchParams } from 'react-router';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import type { EditedProductRecord, SkuRecord } from '../providers/records.ts';
import { BackLink } from '../ui/record/BackLink.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { RecordFrame } from '../ui/record/RecordPage.tsx';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { SkuForm } from './SkuForm.tsx';
import { newSku, skuToSend } from './skuValues.ts';
import type { SkuValues } from './skuValues.ts';
import { words } from '../words/en/skus.ts';

/** A new SKU; `?product=12` sets its product. */
export function SkuCreate() {
  const [query] = useSearchParams();
  const productId = Number(query.get('product') ?? '');
  return productId > 0 ? <OfProduct id={productId} /> : <NewSku />;
}

function OfProduct({ id }: { id: number }) {
  const { data, error, refetch } = useGetOne<EditedProductRecord>('products', { id });
  return (
    <RecordFrame record={data} error={error} refetch={refetch}>
      {(product) => <NewSku product={product} />}
    </RecordFrame>
  );
}

function NewSku({ product }: { product?: EditedProductRecord }) {
  const notify = useNotify();
  const redirect = useRedirect();
  const [sku] = useState(() => newSku(Date.now(), product));
  const { save, isSaving } = useSaveRow<SkuValues, SkuRecord>({
    resource: 'skus',
    toSend: skuToSend,
    failed: ADMIN_SAVE_FAILED,
    onSaved: ({ code, productId }) => {
      notify(words.codeIsAdded(code), { type: 'success' });
      if (product) redirect('edit', 'products', productId);
      else redirect('list', 'skus');
    },
  });
  return (
    <Box sx={{ maxWidth: 1120 }}>
      {product ? (
        <BackLink to={`/products/${product.id}`}>{product.name}</BackLink>
      ) : (
        <BackLink to="/skus">{words.skus}</BackLink>
      )}
      <PageHeading title={words.newSku} />
      <SkuForm sku={sku} isSaving={isSaving} isLocked={false} onSave={(values) => save(values)} />
    </Box>
  );
}
