import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Pages } from './Pages.tsx';
import { PageHeading } from './PageHeading.tsx';
import { Rows } from './Rows.tsx';
import type { RowsProps } from './Rows.tsx';
import { totalInWords } from './totalInWords.ts';
import type { RaRecord } from 'react-admin';

/** A list as a page of its own: heading with the total, filters, rows, pages. */
export function ListPage<Row extends RaRecord>({
  filters,
  actions,
  ...rows
}: RowsProps<Row> & { filters: ReactNode; actions?: ReactNode }) {
  const { data, total, meta } = useListContext<Row>();
  return (
    <>
      <PageHeading
        title={rows.title}
        actions={actions}
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
