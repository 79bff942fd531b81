import { Typography } from '@mui/material';
import { useMemo } from 'react';
import { oldAddressesFile } from '#contract/moving-in/own-files.ts';
import { readOldAddresses } from '#contract/shop/old-addresses.ts';
import { RowsImport } from '../moving-in/RowsImport.tsx';
import { TablePage } from '../moving-in/TablePage.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { words } from '../words/en/old-addresses.ts';

const HELP = words.aTableWithTwoColumns;

/** Brings the addresses of the shop's former website by a file. */
export function OldAddressFile() {
  return (
    <TablePage kind="old-addresses" title={words.oldAddressesFromAFile} help={HELP} label={words.fileOfOldAddresses}>
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
        <Panel title={words.columns}>
          <Typography role="status">{words.theSecondColumnHasThe}</Typography>
        </Panel>
      )}
      <RowsImport kind="old-addresses" source={file} rows={read.rows} write={oldAddressesFile} />
    </>
  );
}
