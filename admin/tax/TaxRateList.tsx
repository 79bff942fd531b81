import { DataTable } from 'react-admin';
import { BLOG_ERROR, SEARCH_EMPTY_HINT, TAX_EMPTY } from '#contract/messages.ts';
import type { TaxRateRecord } from '../providers/records.ts';
import { ListPage } from '../ui/list/ListPage.tsx';
import { NewButton } from '../ui/list/NewButton.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { TaxCalculator } from './TaxCalculator.tsx';
import { TaxRateCard } from './TaxRateCard.tsx';
import {
  daysWord,
  goodsWord,
  rateWord,
  stateWord,
  TAX_RATE_STATUS,
  taxTypeWord,
  EVERYWHERE,
  STATE_CHOICES,
  STATUS_CHOICES,
  TYPE_CHOICES,
} from './taxLabels.ts';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';

const taxFilters = (
  <FilterBar>
    <SearchFilter label="HSN code or description" />
    <ChoiceFilter name="stateCode" label="State" all="Every State" choices={[EVERYWHERE, ...STATE_CHOICES]} />
    <ChoiceFilter name="taxType" label="Type" all="All types" choices={TYPE_CHOICES} />
    <ChoiceFilter name="status" label="Status" all="All rates" choices={STATUS_CHOICES} />
  </FilterBar>
);

const OLDEST_FIRST = { field: 'id', order: 'ASC' } as const;
const Column = DataTable.Col<TaxRateRecord>;

export function TaxRateList() {
  return (
    <>
      <ListPage<TaxRateRecord>
        sort={OLDEST_FIRST}
        title="Tax rates"
        actions={<NewButton resource="tax">New tax rate</NewButton>}
        filters={taxFilters}
        empty={{ text: TAX_EMPTY, hint: SEARCH_EMPTY_HINT }}
        failed={BLOG_ERROR}
        card={TaxRateCard}
      >
        <DataTable<TaxRateRecord> bulkActionButtons={false} aria-label="Tax rates">
          <Column
            source="hsnCode"
            label="Holds for"
            render={(rate) => <RowLink to={`/tax/${rate.id}`}>{goodsWord(rate)}</RowLink>}
          />
          <Column label="Description" source="description" disableSort />
          <Column source="stateCode" label="State" render={({ stateCode }) => stateWord(stateCode)} />
          <Column label="Type" render={taxTypeWord} />
          <Column source="rate" label="Rate" align="right" render={({ rate }) => rateWord(rate)} />
          <Column source="effectiveFrom" label="Days" render={daysWord} />
          <Column label="Status" render={({ status }) => <StatusChip {...TAX_RATE_STATUS[status]} />} />
        </DataTable>
      </ListPage>
      <TaxCalculator />
    </>
  );
}
