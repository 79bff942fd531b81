import { SEARCH_EMPTY_HINT, SKUS_EMPTY, SKUS_LOAD_ERROR } from '#contract/messages.ts';
import type { SkuStatus } from '#contract/calls/skus.ts';
import { ImportButton } from '../imports/ImportButton.tsx';
import type { SkuRecord } from '../providers/records.ts';
import { ListPage } from '../ui/list/ListPage.tsx';
import { NewButton } from '../ui/list/NewButton.tsx';
import { SkuBulkActions } from './SkuBulkActions.tsx';
import { SkuCard } from './SkuCard.tsx';
import { SkuTable } from './SkuTable.tsx';
import { skuFilters } from './skuFilters.tsx';

/** The default filter; the tabs show the counts of the others. */
const ACTIVE = { status: 'ACTIVE' } satisfies { status: SkuStatus };

export function SkuList() {
  return (
    <ListPage<SkuRecord>
      filterDefaultValues={ACTIVE}
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
  );
}
