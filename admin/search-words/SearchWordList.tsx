import { DataTable } from 'react-admin';
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
import { common } from '../words/en/common.ts';
import { words } from '../words/en/search-words.ts';

const KINDS = SEARCH_WORD_KINDS.map((value) => ({ value, word: SEARCH_WORD_KIND[value].word }));

const searchWordFilters = (
  <>
    <TabsFilter name="kind" label={common.kind} choices={KINDS} />
    <FilterBar>
      <SearchFilter label={words.wordSynonymOrAddress} />
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
        title={words.searchWords}
        actions={<NewButton resource="search-words">{words.newSearchWord}</NewButton>}
        filters={searchWordFilters}
        empty={{ text: words.noSearchWordsFound }}
        failed={words.failedToFetchTheSearch}
        card={SearchWordCard}
      >
        <DataTable<SearchWordRecord> bulkActionButtons={false} aria-label={words.searchWords}>
          <Column source="query" label={words.query} cellSx={STRONG} />
          <Column source="kind" label={common.kind} render={({ kind }) => SEARCH_WORD_KIND[kind].word} />
          <Column label={words.leadsTo} render={resultOf} />
        </DataTable>
      </ListPage>
      <SearchesInVain />
    </>
  );
}

const STRONG = () => ({ fontWeight: 600 });
