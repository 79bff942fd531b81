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

const HOME_FIRST = { field: 'place', order: 'DESC' } as const;
const Column = DataTable.Col<ListedPageRecord>;
const STATUSES = PAGE_STATUSES.map((value) => ({ value, word: value === 'draft' ? 'Draft' : 'Published' }));

const filters = (
  <FilterBar>
    <SearchFilter label="Title or address" />
    <ChoiceFilter name="status" label="Status" all="All pages" choices={STATUSES} />
  </FilterBar>
);

/** The home page and the shop's own pages. */
export function PageList() {
  return (
    <ListPage<ListedPageRecord>
      sort={HOME_FIRST}
      title="Pages"
      actions={<Actions />}
      filters={filters}
      empty={{ text: 'There is no page yet.', filtered: 'No page is like that.' }}
      failed="Failed to fetch the pages"
      card={PageCard}
    >
      <DataTable<ListedPageRecord> bulkActionButtons={false} rowClick={(id) => `/pages/edit/${id}`} aria-label="Pages">
        <Column
          label="Title"
          render={(page) => <RowLink to={`/pages/edit/${page.id}`}>{page.title}</RowLink>}
          cellSx={() => ({ overflowWrap: 'anywhere' })}
        />
        <Column label="Address" render={(page) => addressOf(page)} cellSx={() => ({ overflowWrap: 'anywhere' })} />
        <Column
          source="updatedAt"
          label="Changed"
          sx={{ whiteSpace: 'nowrap' }}
          render={(page) => instant(page.updatedAt)}
        />
        <Column label="Status" render={(page) => <StatusChip {...statusOf(page)} />} />
        <Column label="Action" render={(page) => <RemovePageButton page={page} />} />
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
        Menu and footer
      </Button>
      {canAccess && (
        <Button component={Link} to="/pages/new" variant="contained" startIcon={<Plus size={16} aria-hidden />}>
          New page
        </Button>
      )}
    </>
  );
}
