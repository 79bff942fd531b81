import { Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { ColumnsButton, ListBase, useListContext } from 'react-admin';
import type { ListBaseProps, RaRecord } from 'react-admin';
import { isResource, RESOURCES } from '#contract/calls/resources.ts';
import type { ConsoleResource } from '#contract/calls/resources.ts';
import { ERRORS_IN_PLACE } from '../record/errorsInPlace.ts';
import { Pages } from './Pages.tsx';
import { PageHeading } from '../record/PageHeading.tsx';
import { Rows } from './Rows.tsx';
import { SavedFilters } from './SavedFilters.tsx';
import type { RowsProps } from './Rows.tsx';
import { totalText } from '../totalText.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import { DownloadButton } from '../record/DownloadButton.tsx';
import { words } from '../../words/en/ui.ts';

type PageProps<Row extends RaRecord> = RowsProps<Row> & {
  filters: ReactNode;
  actions?: ReactNode;
  /** Chooses the columns of rows that are not a `DataTable`. */
  columns?: ReactNode;
};
/** The initial sort, filters and page size. */
type FirstQuery<Row extends RaRecord> = Pick<ListBaseProps<Row>, 'sort' | 'perPage' | 'filterDefaultValues'>;

const NEWEST_FIRST = { field: 'id', order: 'DESC' } as const;

/**
 * The page of a list: heading with the total, filters, saved filters, rows, pagination. The newest rows come first by
 * default.
 */
export function ListPage<Row extends RaRecord>({
  sort = NEWEST_FIRST,
  perPage = 25,
  filterDefaultValues,
  ...page
}: PageProps<Row> & FirstQuery<Row>) {
  return (
    <ListBase<Row>
      sort={sort}
      perPage={perPage}
      {...(filterDefaultValues && { filterDefaultValues })}
      queryOptions={ERRORS_IN_PLACE}
    >
      <Page<Row> {...page} />
    </ListBase>
  );
}

function Page<Row extends RaRecord>({ filters, actions, columns, ...rows }: PageProps<Row>) {
  const { data, total, meta, resource } = useListContext<Row>();
  const isExported = isResource(resource) && (RESOURCES[resource] as ConsoleResource).exported === true;
  const hasColumns = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'));
  return (
    <>
      <PageHeading
        title={rows.title}
        actions={
          <>
            <SavedFilters />
            {hasColumns && (columns ?? <ColumnsButton color="secondary" />)}
            {isExported && <ExportButton resource={resource} />}
            {actions}
          </>
        }
        aside={
          total === undefined ? null : (
            <Typography role="status" sx={{ color: 'text.secondary' }}>
              {totalText(total, meta)}
            </Typography>
          )
        }
      />
      {filters}
      <Rows {...rows} />
      {data && data.length > 0 && <Pages />}
    </>
  );
}

/** Downloads all rows of a list as CSV. */
function ExportButton({ resource }: { resource: string }) {
  return (
    <DownloadButton
      url={`/api/admin/${resource}/export.csv`}
      name={() => `${resource}-${kolkataDay(Date.now())}.csv`}
      failed={words.theExportFailedPleaseTry}
      busy={words.exporting}
    >
      {words.exportAsCsv}
    </DownloadButton>
  );
}
