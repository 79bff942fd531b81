import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useNotify, EditBase } from 'react-admin';
import {
  ADMIN_SAVE_FAILED,
  INVENTORY_DELETE_CONFIRM,
  INVENTORY_DELETED,
  INVENTORY_UPDATED,
} from '#contract/messages.ts';
import { entrance } from '../providers/entrance.ts';
import type { StockRecord } from '../providers/records.ts';
import { RowConflictDialog } from '../ui/dialog/RowConflictDialog.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { RemoveButton } from '../ui/dialog/RemoveButton.tsx';
import { StockLabel } from '../ui/StockLabel.tsx';
import { PANELS } from '../ui/form/formLayout.ts';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { AdjustStockButton } from './AdjustStockButton.tsx';
import { StockForm } from './StockForm.tsx';
import { StockHistory } from './StockHistory.tsx';
import { STOCK_FIELDS, stockToSend, valuesOf } from './stockValues.ts';
import type { StockValues } from './stockValues.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/inventory.ts';
import { shared } from '../words/language.ts';

export function InventoryEdit() {
  return (
    <EditBase<StockRecord>
      mutationMode="pessimistic"
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage back={{ to: '/inventory', word: words.inventory }} record={record} error={error} refetch={refetch}>
          {/* Orders change the figures without a new version. */}
          {(stock) => <StockPage key={`${stock.version} ${stock.lastUpdated}`} stock={stock} refetch={refetch} />}
        </RecordPage>
      )}
    />
  );
}

/** The stock of one SKU: figures, reservations, movements. */
export function StockPage({ stock, refetch }: { stock: StockRecord; refetch: () => unknown }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'inventory', action: 'change' });
  const notify = useNotify();
  const saving = useSaveRow<StockValues, StockRecord>({
    resource: 'inventory',
    present: stock,
    fields: STOCK_FIELDS,
    valuesOf,
    toSend: stockToSend,
    failed: ADMIN_SAVE_FAILED,
    onSaved: () => notify(shared(INVENTORY_UPDATED), { type: 'success' }),
  });
  // Keeps unsaved values across a re-render.
  const [values] = useState(() => valuesOf(stock));
  const isLocked = mayChange === false;
  const about = [
    stock.productName,
    shared(stock.color),
    shared(stock.size),
    entrance.role === 'ROLE_ADMIN' && stock.sellerName,
  ].filter(Boolean);
  return (
    <>
      <PageHeading
        title={stock.skuCode}
        aside={<StockLabel label={stock.stockLabel} />}
        actions={
          !isLocked && (
            <>
              <AdjustStockButton stock={stock} />
              <RemoveButton
                resource="inventory"
                record={stock}
                word={common.delete}
                question={shared(INVENTORY_DELETE_CONFIRM)}
                done={shared(INVENTORY_DELETED)}
              >
                {words.itsPiecesAreTakenOff}
              </RemoveButton>
            </>
          )
        }
      />
      <Typography sx={{ color: 'text.secondary', marginBottom: '14px' }}>{about.join(' · ')}</Typography>
      <Box sx={PANELS}>
        <StockForm stock={values} isSaving={saving.isSaving} isLocked={isLocked} onSave={(mine) => saving.save(mine)} />
        <StockHistory id={stock.id} changed={stock.lastUpdated} />
      </Box>
      <RowConflictDialog title={common.twoChangesTo(stock.skuCode)} saving={saving} refetch={refetch} />
    </>
  );
}
