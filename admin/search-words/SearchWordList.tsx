import { DataTable } from 'react-admin';
import { SEARCH_EMPTY_HINT } from '#contract/messages.ts';
import { SEARCH_WORD_KINDS } from '#contract/shop/search-words.ts';
import type { SearchWordRecord } from '../providers/records.ts';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { NewButton } from '../ui/list/NewButton.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';
import { SearchesInVain } from './SearchesInVain.tsx';
import { SearchWordCard } from './SearchWordCard.tsx';
import { resultOf, SEARCH_WORD_KIND } from './searchWordValues.ts';

const KINDS = SEARCH_WORD_KINDS.map((value) => ({ value, word: SEARCH_WORD_KIND[value].word }));

const searchWordFilters = (
  <>
    <TabsFilter name="kind" label="Kind" choices={KINDS} />
    <FilterBar>
      <SearchFilter label="Word, synonym or address" />
    </FilterBar>
  </>
);

const BY_QUERY = { field: 'query', order: 'ASC' } as const;
const Column = DataTable.Col<SearchWordRecord>;

export function SearchWordList() {
  return (
    <>
      <ListPage<SearchWordRecord>
        sort={BY_QUERY}
        title="Search words"
        actions={<NewButton resource="search-words">New search word</NewButton>}
        filters={searchWordFilters}
        empty={{ text: 'No search words found', hint: SEARCH_EMPTY_HINT }}
        failed="Failed to fetch the search words"
        card={SearchWordCard}
      >
        <DataTable<SearchWordRecord> bulkActionButtons={false} aria-label="Search words">
          <Column source="query" label="Query" cellSx={STRONG} />
          <Column source="kind" label="Kind" render={({ kind }) => SEARCH_WORD_KIND[kind].word} />
          <Column label="Leads to" render={resultOf} />
        </DataTable>
      </ListPage>
      <SearchesInVain />
    </>
  );
}

const STRONG = () => ({ fontWeight: 600 });
