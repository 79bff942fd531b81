import { DataTable } from 'react-admin';
import { BLOG_ERROR, TAX_EMPTY } from '#contract/messages.ts';
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
import { common } from '../words/en/common.ts';
import { words } from '../words/en/tax.ts';

const taxFilters = (
  <FilterBar>
    <SearchFilter label={words.hsnCodeOrDescription} />
    <ChoiceFilter
      name="stateCode"
      label={common.state}
      all={words.everyState}
      choices={[EVERYWHERE, ...STATE_CHOICES]}
    />
    <ChoiceFilter name="taxType" label={common.type} all={words.allTypes} choices={TYPE_CHOICES} />
    <ChoiceFilter name="status" label={common.status} all={words.allRates} choices={STATUS_CHOICES} />
  </FilterBar>
);

const OLDEST_FIRST = { field: 'id', order: 'ASC' } as const;
const Column = DataTable.Col<TaxRateRecord>;

export function TaxRateList() {
  return (
    <>
      <ListPage<TaxRateRecord>
        sort={OLDEST_FIRST}
        title={words.taxRates}
        actions={<NewButton resource="tax">{words.newTaxRate}</NewButton>}
        filters={taxFilters}
        empty={{ text: TAX_EMPTY }}
        failed={BLOG_ERROR}
        card={TaxRateCard}
      >
        <DataTable<TaxRateRecord> bulkActionButtons={false} aria-label={words.taxRates}>
          <Column
            source="hsnCode"
            label={words.holdsFor}
            render={(rate) => <RowLink to={`/tax/${rate.id}`}>{goodsWord(rate)}</RowLink>}
          />
          <Column label={common.description} source="description" disableSort />
          <Column source="stateCode" label={common.state} render={({ stateCode }) => stateWord(stateCode)} />
          <Column label={common.type} render={taxTypeWord} />
          <Column source="rate" label={words.rate} align="right" render={({ rate }) => rateWord(rate)} />
          <Column source="effectiveFrom" label={common.days} render={daysWord} />
          <Column label={common.status} render={({ status }) => <StatusChip {...TAX_RATE_STATUS[status]} />} />
        </DataTable>
      </ListPage>
      <TaxCalculator />
    </>
  );
}
