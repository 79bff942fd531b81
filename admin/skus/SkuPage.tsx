import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useNotify, EditBase } from 'react-admin';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { ADMIN_SAVE_FAILED, SKU_DELETE_CONFIRM } from '#contract/messages.ts';
import { stockLabel } from '#contract/shop/policy.ts';
import { entrance } from '../providers/entrance.ts';
import type { SkuRecord } from '../providers/records.ts';
import { RowConflictDialog } from '../ui/dialog/RowConflictDialog.tsx';
import { Facts } from '../ui/record/Facts.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { RemoveButton } from '../ui/dialog/RemoveButton.tsx';
import { StockLabel } from '../ui/StockLabel.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { instant } from '../ui/instant.ts';
import { pieces } from '../ui/pieces.ts';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { PlannedPricePanel } from './PlannedPricePanel.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import { SkuForm } from './SkuForm.tsx';
import { SkuStatusChip } from './SkuStatusChip.tsx';
import { changeToSend, SKU_FIELDS, valuesOf } from './skuValues.ts';
import type { SkuValues } from './skuValues.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/skus.ts';
import { shared } from '../words/language.ts';

export function SkuEdit() {
  return (
    <EditBase<SkuRecord>
      mutationMode="pessimistic"
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage back={{ to: '/skus', word: words.skus }} record={record} error={error} refetch={refetch}>
          {(sku) => <SkuPage key={sku.version} sku={sku} refetch={refetch} />}
        </RecordPage>
      )}
    />
  );
}

/** The page of a SKU; its stock has a page of its own. */
export function SkuPage({ sku, refetch }: { sku: SkuRecord; refetch: () => unknown }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'skus', action: 'change' });
  const notify = useNotify();
  const goBack = useGoBack('/skus');
  const saving = useSaveRow<SkuValues, SkuRecord>({
    resource: 'skus',
    present: sku,
    fields: SKU_FIELDS,
    valuesOf,
    toSend: (mine) => changeToSend(mine, sku),
    failed: ADMIN_SAVE_FAILED,
    onSaved: ({ code }) => {
      notify(words.codeIsSaved(code), { type: 'success' });
      goBack();
    },
  });
  // Keeps unsaved values across a re-render.
  const [values] = useState(() => valuesOf(sku));
  const isLocked = mayChange === false;
  return (
    <>
      <PageHeading
        title={sku.name}
        aside={<SkuStatusChip status={sku.status} />}
        actions={
          !isLocked && (
            <RemoveButton
              resource="skus"
              record={sku}
              word={common.delete}
              question={shared(SKU_DELETE_CONFIRM)}
              done={words.codeIsDeleted(sku.code)}
            >
              {words.isTakenOutOfTheShop(sku.name)}
            </RemoveButton>
          )
        }
      />
      <SkuForm
        sku={values}
        present={sku}
        isSaving={saving.isSaving}
        isLocked={isLocked}
        onSave={(mine) => saving.save(mine)}
      >
        <Panel
          title={common.stock}
          actions={
            <Button
              component={RouterLink}
              variant="outlined"
              color="secondary"
              to={`/inventory?filter=${encodeURIComponent(JSON.stringify({ q: sku.code }))}`}
            >
              {words.toTheStock}
            </Button>
          }
        >
          <Box sx={{ display: 'flex', gap: '16px' }}>
            <Thumbnail url={sku.imageUrl} size={72} />
            <Facts
              facts={[
                [words.available, words.availableOfAll(pieces(sku.available), pieces(sku.quantity))],
                [common.stock, <StockLabel key="stock" label={stockLabel(sku.available)} />],
                [common.seller, entrance.role === 'ROLE_ADMIN' && sku.sellerName],
                [common.changed, instant(sku.updatedAt)],
              ]}
            />
          </Box>
        </Panel>
        {sku.plannedPrice && <PlannedPricePanel planned={sku.plannedPrice} sku={sku} refetch={refetch} />}
        <PriceHistory skuId={sku.id} />
      </SkuForm>
      <RowConflictDialog title={common.twoChangesTo(sku.code)} saving={saving} refetch={refetch} />
    </>
  );
}

/** Returns the function that goes back, or to a fixed page if the page was opened directly. */
function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(fallback) : navigate(-1));
}
