import { Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { ColumnsButton, useListContext } from 'react-admin';
import { isResource, RESOURCES } from '#contract/calls/resources.ts';
import type { ConsoleResource } from '#contract/calls/resources.ts';
import { ExportButton } from './ExportButton.tsx';
import { Pages } from './Pages.tsx';
import { PageHeading } from './PageHeading.tsx';
import { Rows } from './Rows.tsx';
import { SavedFilters } from './SavedFilters.tsx';
import type { RowsProps } from './Rows.tsx';
import { totalInWords } from './totalInWords.ts';
import type { RaRecord } from 'react-admin';

/** A list as a page of its own: heading with the total, filters and those that are saved, rows, pages. */
export function ListPage<Row extends RaRecord>({
  filters,
  actions,
  ...rows
}: RowsProps<Row> & { filters: ReactNode; actions?: ReactNode }) {
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
            {hasColumns && <ColumnsButton color="secondary" />}
            {isExported && <ExportButton resource={resource} />}
            {actions}
          </>
        }
        aside={
          total === undefined ? null : (
            <Typography role="status" sx={{ color: 'text.secondary' }}>
              {totalInWords(total, meta)}
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
