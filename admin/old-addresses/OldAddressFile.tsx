import { Typography } from '@mui/material';
import { useMemo } from 'react';
import { oldAddressesFile } from '#contract/moving-in/own-files.ts';
import { readOldAddresses } from '#contract/shop/old-addresses.ts';
import { RowsImport } from '../moving-in/RowsImport.tsx';
import { TablePage } from '../moving-in/TablePage.tsx';
import { Panel } from '../ui/record/Panel.tsx';

const HELP =
  'A table with two columns: the old address, and the page of this shop that it leads to, such as /product/jhumka. Whole addresses of the former website are read, too; what follows a question mark is left out. Nothing is written before you have seen what it would change.';

/** Brings the addresses of the shop's former website by a file. */
export function OldAddressFile() {
  return (
    <TablePage kind="old-addresses" title="Old addresses from a file" help={HELP} label="File of old addresses">
      {(file, rows) => <OpenFile file={file} rows={rows} />}
    </TablePage>
  );
}

/** A file that was read: how its columns are understood, and its import. */
function OpenFile({ file, rows }: { file: File; rows: readonly string[][] }) {
  const read = useMemo(() => readOldAddresses(rows, window.location.origin), [rows]);
  return (
    <>
      {read.isSwapped && (
        <Panel title="Columns">
          <Typography role="status">
            The second column has the old addresses, so the two columns are read the other way round.
          </Typography>
        </Panel>
      )}
      <RowsImport kind="old-addresses" source={file} rows={read.rows} write={oldAddressesFile} />
    </>
  );
}
