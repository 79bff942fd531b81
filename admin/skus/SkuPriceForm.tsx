import { Box, Button } from '@mui/material';
import { FormDataConsumer, useCanAccess } from 'react-admin';
import { ConsoleForm } from '../ui/ConsoleForm.tsx';
import type { SkuRecord } from '../providers/records.ts';
import { PriceConflictDialog } from './PriceConflictDialog.tsx';
import { PriceInput } from './PriceInput.tsx';
import { SkuDiscount } from './SkuDiscount.tsx';
import { priceFaults, readPrice } from './skuPrice.ts';
import type { TypedPrice } from './skuPrice.ts';
import { useSavePrice } from './useSavePrice.ts';

/** MRP and selling price, checked from leaving a field on as the API will check them. */
export function SkuPriceForm({ sku }: { sku: SkuRecord }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'skus', action: 'change' });
  const { save, isSaving, conflict, takeTheirs, decideLater } = useSavePrice(sku);
  const isLocked = mayChange === false || isSaving;
  return (
    <ConsoleForm<TypedPrice>
      record={sku}
      validate={(values) => priceFaults(values as TypedPrice)}
      onSubmit={(values: Partial<TypedPrice>) => save(readPrice(values as TypedPrice), sku.version)}
    >
      <Box sx={{ display: 'grid', gap: '14px', maxWidth: '20rem' }}>
        <PriceInput source="mrpPrice" label="MRP" disabled={isLocked} />
        <PriceInput source="sellingPrice" label="Selling price" disabled={isLocked} />
        <FormDataConsumer<TypedPrice>>{({ formData }) => <SkuDiscount price={readPrice(formData)} />}</FormDataConsumer>
        {mayChange && (
          <Button type="submit" variant="contained" disabled={isSaving} sx={{ justifySelf: 'start' }}>
            {isSaving ? 'Saving…' : 'Save'}
          </Button>
        )}
      </Box>
      {conflict && (
        <PriceConflictDialog
          seen={sku}
          conflict={conflict}
          onTheirs={() => void takeTheirs()}
          onClose={decideLater}
          onMine={() => void save(conflict.mine, conflict.theirs.version)}
        />
      )}
    </ConsoleForm>
  );
}
