import { Button } from '@mui/material';
import { ListTree, Plus } from 'lucide-react';
import { DataTable, useCanAccess } from 'react-admin';
import { Link } from 'react-router';
import { PAGE_STATUSES } from '#contract/states/page.ts';
import type { ListedPageRecord } from '../providers/records.ts';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';
import { PageCard } from './PageCard.tsx';
import { RemovePageButton } from './RemovePageButton.tsx';
import { addressOf, statusOf } from './pageLabels.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/pages.ts';

const HOME_FIRST = { field: 'place', order: 'DESC' } as const;
const Column = DataTable.Col<ListedPageRecord>;
const STATUSES = PAGE_STATUSES.map((value) => ({ value, word: value === 'draft' ? common.draft : words.published }));

const filters = (
  <FilterBar>
    <SearchFilter label={words.titleOrAddress} />
    <ChoiceFilter name="status" label={common.status} all={words.allPages} choices={STATUSES} />
  </FilterBar>
);

/** The home page and the shop's own pages. */
export function PageList() {
  return (
    <ListPage<ListedPageRecord>
      sort={HOME_FIRST}
      title={words.pages}
      actions={<Actions />}
      filters={filters}
      empty={{ text: words.thereIsNoPageYet, filtered: words.noPageIsLikeThat }}
      failed={words.failedToFetchThePages}
      card={PageCard}
    >
      <DataTable<ListedPageRecord>
        bulkActionButtons={false}
        rowClick={(id) => `/pages/edit/${id}`}
        aria-label={words.pages}
      >
        <Column
          label={words.title}
          render={(page) => <RowLink to={`/pages/edit/${page.id}`}>{page.title}</RowLink>}
          cellSx={() => ({ overflowWrap: 'anywhere' })}
        />
        <Column
          label={words.address}
          render={(page) => addressOf(page)}
          cellSx={() => ({ overflowWrap: 'anywhere' })}
        />
        <Column
          source="updatedAt"
          label={common.changed}
          sx={{ whiteSpace: 'nowrap' }}
          render={(page) => instant(page.updatedAt)}
        />
        <Column label={common.status} render={(page) => <StatusChip {...statusOf(page)} />} />
        <Column label={common.action} render={(page) => <RemovePageButton page={page} />} />
      </DataTable>
    </ListPage>
  );
}

function Actions() {
  const { canAccess } = useCanAccess({ resource: 'pages', action: 'create' });
  return (
    <>
      <Button
        component={Link}
        to="/pages/menus"
        variant="outlined"
        color="secondary"
        startIcon={<ListTree size={16} aria-hidden />}
      >
        {words.menuAndFooter}
      </Button>
      {canAccess && (
        <Button component={Link} to="/pages/new" variant="contained" startIcon={<Plus size={16} aria-hidden />}>
          {words.newPage}
        </Button>
      )}
    </>
  );
}
