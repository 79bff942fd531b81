import { ListBase } from 'react-admin';
import { SEARCH_EMPTY_HINT, SKUS_EMPTY, SKUS_LOAD_ERROR } from '#contract/messages.ts';
import { ImportButton } from '../imports/ImportButton.tsx';
import type { SkuRecord } from '../providers/records.ts';
import { ListPage } from '../ui/ListPage.tsx';
import { NewButton } from '../ui/NewButton.tsx';
import { ERRORS_IN_PLACE } from '../ui/errorsInPlace.ts';
import { SkuBulkActions } from './SkuBulkActions.tsx';
import { SkuCard } from './SkuCard.tsx';
import { SkuTable } from './SkuTable.tsx';
import { skuFilters } from './skuFilters.tsx';

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const;

export function SkuList() {
  return (
    <ListBase<SkuRecord> sort={NEWEST_FIRST} perPage={25} queryOptions={ERRORS_IN_PLACE}>
      <ListPage<SkuRecord>
        title="SKUs"
        actions={
          <>
            <ImportButton kind="skus" />
            <NewButton resource="skus">New SKU</NewButton>
          </>
        }
        filters={skuFilters}
        empty={{ text: SKUS_EMPTY, hint: SEARCH_EMPTY_HINT }}
        failed={SKUS_LOAD_ERROR}
        card={SkuCard}
        bulk={<SkuBulkActions />}
      >
        <SkuTable />
      </ListPage>
    </ListBase>
  );
}
