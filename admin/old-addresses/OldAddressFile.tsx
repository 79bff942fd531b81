import { Box, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useCanAccess, useNotify, useRedirect } from 'react-admin';
import { oldAddressesFile } from '#contract/moving-in/own-files.ts';
import { readOldAddresses } from '#contract/shop/old-addresses.ts';
import { formatCount } from '#contract/shop/money.ts';
import { doneText } from '../imports/importLabels.ts';
import { PastImports } from '../imports/PastImports.tsx';
import { AccessDenied } from '../layout/AccessDenied.tsx';
import { fileOf } from '../moving-in/fileOf.ts';
import { ImportStep } from '../moving-in/ImportStep.tsx';
import { TableFile } from '../moving-in/TableFile.tsx';
import { useTable } from '../moving-in/useTable.ts';
import { BackLink } from '../ui/record/BackLink.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { Panel } from '../ui/record/Panel.tsx';

const HELP =
  'A table with two columns: the old address, and the page of this shop that it leads to, such as /product/jhumka. Whole addresses of the former website are read, too; what follows a question mark is left out. Nothing is written before you have seen what it would change.';

/** Brings the addresses of the shop's former website by a file. */
export function OldAddressFile() {
  const { canAccess, isPending } = useCanAccess({ resource: 'old-addresses', action: 'change' });
  const [file, setFile] = useState<File>();
  const table = useTable(file);
  if (!canAccess) return isPending ? null : <AccessDenied />;
  return (
    <Box sx={{ display: 'grid', gap: '14px', maxWidth: 1120 }}>
      <Box>
        <BackLink to="/old-addresses">Old addresses</BackLink>
        <PageHeading title="Old addresses from a file" />
      </Box>
      <TableFile
        help={HELP}
        label="File of old addresses"
        file={file}
        isReading={file !== undefined && !table}
        error={table && 'error' in table ? table.error : undefined}
        onFile={setFile}
      />
      {file && table && 'rows' in table && (
        <OpenFile key={`${file.name} ${file.lastModified}`} file={file} rows={table.rows} />
      )}
      <PastImports kind="old-addresses" />
    </Box>
  );
}

/** A file that was read: how its columns are understood, and its import. */
function OpenFile({ file, rows }: { file: File; rows: readonly string[][] }) {
  const notify = useNotify();
  const redirect = useRedirect();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const read = useMemo(() => readOldAddresses(rows, window.location.origin), [rows]);
  const sent = useMemo(() => fileOf(file, 'old-addresses', oldAddressesFile(read.rows, left)), [file, read, left]);
  const count = read.rows.filter((row, at) => row && !left.has(at)).length;
  return (
    <>
      {read.isSwapped && (
        <Panel title="Columns">
          <Typography role="status">
            The second column has the old addresses, so the two columns are read the other way round.
          </Typography>
        </Panel>
      )}
      {count === 0 ? (
        <Typography role="status">No row is left to import.</Typography>
      ) : (
        <ImportStep
          key={sent.name}
          kind="old-addresses"
          title={count === 1 ? '1 old address' : `${formatCount(count)} old addresses`}
          file={sent}
          label="Import the old addresses"
          onLeaveOut={(some) => setLeft(new Set([...left, ...some.map(({ row }) => row - 2)]))}
          leavesOutFaults
          onDone={(_, counts) => {
            notify(doneText('old-addresses', counts), { type: 'success' });
            redirect('list', 'old-addresses');
          }}
        />
      )}
    </>
  );
}
