import { Box } from '@mui/material';
import { useState } from 'react';
import { useGetOne, useNotify, useRedirect } from 'react-admin';
import { useSearchParams } from 'react-router';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import { NOT_BEFORE_APPROVAL, useAwaitsApproval } from '../business/useAwaitsApproval.ts';
import type { EditedProductRecord } from '../providers/records.ts';
import { BackLink } from '../ui/record/BackLink.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { RecordFrame } from '../ui/record/RecordPage.tsx';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { BarNote, savedText } from './HiddenNote.tsx';
import { ProductForm } from './ProductForm.tsx';
import { copyOf, newProduct, productToSend } from './productValues.ts';
import type { ProductValues } from './productValues.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/products.ts';

/** A new product with its SKUs; `?like=12` copies that product. */
export function ProductCreate() {
  const [query] = useSearchParams();
  const like = Number(query.get('like') ?? '');
  return like > 0 ? <LikeAnother id={like} /> : <NewProduct />;
}

function LikeAnother({ id }: { id: number }) {
  const { data, error, refetch } = useGetOne<EditedProductRecord>('products', { id });
  return (
    <RecordFrame record={data} error={error} refetch={refetch}>
      {(product) => <NewProduct like={product} />}
    </RecordFrame>
  );
}

function NewProduct({ like }: { like?: EditedProductRecord }) {
  const notify = useNotify();
  const redirect = useRedirect();
  const awaitsApproval = useAwaitsApproval();
  const [product] = useState(() => (like ? copyOf(like) : newProduct(Date.now())));
  const { save, isSaving } = useSaveRow<ProductValues, EditedProductRecord>({
    resource: 'products',
    toSend: productToSend,
    failed: ADMIN_SAVE_FAILED,
    onSaved: ({ id, name, missing }) => {
      notify(savedText(name, missing), { type: 'success' });
      redirect('edit', 'products', id);
    },
  });
  return (
    <Box sx={{ maxWidth: 1120 }}>
      <BackLink to="/products">{common.products}</BackLink>
      <PageHeading title={like ? words.newProductLike(like.name) : words.newProduct} />
      <ProductForm
        product={product}
        isNew
        isSaving={isSaving}
        isLocked={false}
        onSave={async (values) => withMatrix(await save(values))}
        beside={awaitsApproval && <BarNote>{NOT_BEFORE_APPROVAL}</BarNote>}
      />
    </Box>
  );
}

/** Errors of single SKUs are shown at the matrix. */
function withMatrix(errors: Record<string, string> | undefined): Record<string, string> | undefined {
  const ofSkus = Object.entries(errors ?? {}).find(([field]) => field === 'size' || field.startsWith('skus'));
  return ofSkus ? { ...errors, matrix: ofSkus[1] } : errors;
}
