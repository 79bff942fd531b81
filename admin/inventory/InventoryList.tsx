import { BulkActionsToolbar, DataTable, useCanAccess } from 'react-admin';
import { entrance } from '../providers/entrance.ts';
import { ImportButton } from '../imports/ImportButton.tsx';
import type { StockRecord } from '../providers/records.ts';
import { ListPage } from '../ui/list/ListPage.tsx';
import { NewButton } from '../ui/list/NewButton.tsx';
import { StockLabel } from '../ui/StockLabel.tsx';
import { BULK_BAR } from '../ui/list/bulkBar.ts';
import { pieces } from '../ui/pieces.ts';
import { AdjustStockButton } from './AdjustStockButton.tsx';
import { InventoryCard } from './InventoryCard.tsx';
import { StockBulkActions } from './StockBulkActions.tsx';
import { StockName } from './StockName.tsx';
import { Button } from '@mui/material';
import { useState } from 'react';
import { CountStockDialog } from './CountStockDialog.tsx';
import { STOCK_LABELS } from '#contract/calls/managed-stock.ts';
import { SellerFilter } from '../sellers/SellerFilter.tsx';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/inventory.ts';
import { shared } from '../words/language.ts';

const LABELS = STOCK_LABELS.map((value) => ({ value, word: shared(value) }));

const inventoryFilters = (
  <FilterBar>
    <SearchFilter label={words.skuProductOrLocation} />
    <ChoiceFilter name="stockLabel" label={common.stock} all={words.allStock} choices={LABELS} />
    <SellerFilter />
  </FilterBar>
);

const LOW_FIRST = { field: 'availableQuantity', order: 'ASC' } as const;
const BULK = (
  <BulkActionsToolbar selectAllButton={false}>
    <StockBulkActions />
  </BulkActionsToolbar>
);
const Column = DataTable.Col<StockRecord>;

export function InventoryList() {
  return (
    <ListPage<StockRecord>
      sort={LOW_FIRST}
      title={words.inventory}
      actions={
        <>
          <ImportButton kind="inventory" />
          <CountStockButton />
          <NewButton resource="inventory">{words.addAnItem}</NewButton>
        </>
      }
      filters={inventoryFilters}
      empty={{ text: words.noInventoryItemsFound }}
      failed={words.failedToFetchTheInventory}
      card={InventoryCard}
      bulk={<StockBulkActions />}
    >
      <DataTable<StockRecord>
        bulkActionButtons={<StockBulkActions />}
        bulkActionsToolbar={BULK}
        rowClick={false}
        aria-label={words.inventory}
        sx={BULK_BAR}
      >
        <Column source="skuCode" label="SKU" render={(stock) => <StockName stock={stock} />} />
        <Column source="productName" label={common.product} />
        {entrance.role === 'ROLE_ADMIN' && <Column label={common.seller} render={({ sellerName }) => sellerName} />}
        <Column source="quantity" label={common.total} align="right" render={({ quantity }) => pieces(quantity)} />
        <Column
          source="reservedQuantity"
          label={words.reserved}
          align="right"
          render={({ reservedQuantity }) => pieces(reservedQuantity)}
        />
        <Column label={words.byHand} align="right" render={({ heldByHand }) => pieces(heldByHand)} />
        <Column
          source="availableQuantity"
          label={words.available}
          align="right"
          cellSx={STRONG}
          render={({ availableQuantity }) => pieces(availableQuantity)}
        />
        <Column label={common.stock} render={(stock) => <StockLabel label={stock.stockLabel} />} />
        <Column label={words.location} render={({ location }) => location ?? '–'} />
        <Column label={common.action} align="right" render={(stock) => <AdjustStockButton stock={stock} />} />
      </DataTable>
    </ListPage>
  );
}

const STRONG = () => ({ fontWeight: 600 });

function CountStockButton() {
  const { canAccess } = useCanAccess({ resource: 'inventory', action: 'change' });
  const [isOpen, setOpen] = useState(false);
  if (!canAccess) return null;
  return (
    <>
      <Button variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        {words.countStock}
      </Button>
      {isOpen && <CountStockDialog onClose={() => setOpen(false)} />}
    </>
  );
}
