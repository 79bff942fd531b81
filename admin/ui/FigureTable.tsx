import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface FigureTableProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly { name: string; isText?: boolean; of: (row: Row) => ReactNode }[];
  keyOf: (row: Row) => string | number;
  empty: string;
}

/** A short table of figures: names left, numbers right. */
export function FigureTable<Row>({ label, rows, columns, keyOf, empty }: FigureTableProps<Row>) {
  if (rows.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{empty}</Typography>;
  return (
    <Table
      size="small"
      aria-label={label}
      sx={{ '& td, & th': { paddingInline: '6px' }, '& th': { whiteSpace: 'normal' } }}
    >
      <TableHead>
        <TableRow>
          {columns.map(({ name, isText }) => (
            <TableCell key={name} align={isText ? 'left' : 'right'}>
              {name}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={keyOf(row)}>
            {columns.map(({ name, isText, of }) => (
              <TableCell key={name} align={isText ? 'left' : 'right'} sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {of(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
