import { Box, Button, Link } from '@mui/material';
import { Copy, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess, useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ADMIN_SAVE_FAILED, PRODUCT_DELETE_CONFIRM } from '#contract/messages.ts';
import { productPath } from '#contract/pages/paths.ts';
import type { EditedProductRecord } from '../providers/records.ts';
import { RowConflictDialog } from '../ui/dialog/RowConflictDialog.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { RemoveButton } from '../ui/dialog/RemoveButton.tsx';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { HiddenNote, savedText } from './HiddenNote.tsx';
import { MissingList } from './MissingList.tsx';
import { ProductForm } from './ProductForm.tsx';
import { ProductSkus } from './ProductSkus.tsx';
import { ProductVisibility } from './ProductVisibility.tsx';
import { changeToSend, PRODUCT_FIELDS, valuesOf } from './productValues.ts';
import type { ProductValues } from './productValues.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/products.ts';
import { shared } from '../words/language.ts';

/** The page of a product: what is missing, its SKUs, its fields. */
export function ProductPage({ product, refetch }: { product: EditedProductRecord; refetch: () => unknown }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'products', action: 'change' });
  const notify = useNotify();
  const saving = useSaveRow<ProductValues, EditedProductRecord>({
    resource: 'products',
    present: product,
    fields: PRODUCT_FIELDS,
    valuesOf,
    toSend: changeToSend,
    failed: ADMIN_SAVE_FAILED,
    onSaved: ({ name, missing }) => notify(savedText(name, missing), { type: 'success' }),
  });
  // Keeps unsaved values across a re-render.
  const [values] = useState(() => valuesOf(product));
  const isLocked = mayChange === false;
  return (
    <>
      <PageHeading
        title={product.name}
        aside={<ProductVisibility product={product} />}
        actions={
          <>
            {product.isShown && (
              <Button
                component={Link}
                variant="outlined"
                color="secondary"
                href={productPath(product.seoUrl)}
                target="_blank"
                rel="noopener"
                startIcon={<ExternalLink size={15} aria-label={words.inANewTab} />}
              >
                {words.seeThePage}
              </Button>
            )}
            {!isLocked && (
              <>
                <Button
                  component={RouterLink}
                  variant="outlined"
                  color="secondary"
                  to={`/products/create?like=${product.id}`}
                  startIcon={<Copy size={15} aria-hidden />}
                >
                  {words.duplicate}
                </Button>
                <RemoveButton
                  resource="products"
                  record={product}
                  word={common.delete}
                  question={shared(PRODUCT_DELETE_CONFIRM)}
                  done={words.isDeleted(product.name)}
                >
                  {words.isTakenOutOfTheShop(product.name)}
                </RemoveButton>
              </>
            )}
          </>
        }
      />
      <MissingList missing={product.missing} />
      <Box sx={{ display: 'grid', gap: '14px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ProductSkus product={product} isLocked={isLocked} />
        <ProductForm
          product={values}
          productId={product.id}
          colours={product.colors}
          isSaving={saving.isSaving}
          isLocked={isLocked}
          onSave={(mine) => saving.save(mine)}
          beside={<HiddenNote missing={product.missing} />}
        />
      </Box>
      <RowConflictDialog title={common.twoChangesTo(product.name)} saving={saving} refetch={refetch} />
    </>
  );
}
