import { Box, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useCanAccess, useNotify, useRedirect, useStore } from 'react-admin';
import { CUSTOMER_FACTS, recogniseCustomers, suggestCustomerMapping } from '#contract/moving-in/customer-columns.ts';
import type { CustomerFact, CustomerFormat, CustomerMapping } from '#contract/moving-in/customer-columns.ts';
import { customersFile, readCustomers } from '#contract/moving-in/customers.ts';
import { markOf } from '#contract/moving-in/own-files.ts';
import { formatCount } from '#contract/shop/money.ts';
import { doneText } from '../imports/importLabels.ts';
import { PastImports } from '../imports/PastImports.tsx';
import { AccessDenied } from '../layout/AccessDenied.tsx';
import { ColumnsPanel } from '../moving-in/ColumnsPanel.tsx';
import { FaultsPanel } from '../moving-in/FaultsPanel.tsx';
import { fileOf } from '../moving-in/fileOf.ts';
import { ImportStep } from '../moving-in/ImportStep.tsx';
import { TableFile } from '../moving-in/TableFile.tsx';
import { useTable } from '../moving-in/useTable.ts';
import { BackLink } from '../ui/record/BackLink.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';

const HELP =
  'Customer files of Shopify and WooCommerce are recognised; other tables are read by the names of their columns. Nobody gets a mail, and nobody is signed in: an account is confirmed when its owner signs in. What is known of a customer here stays as it is. Only a clear yes with its day or its source makes a subscriber of the newsletter.';

const FORMAT_NAMES: Record<CustomerFormat, string> = {
  shopify: 'This is a customer file of Shopify.',
  woocommerce: 'This is a customer file of WooCommerce.',
  other: 'This is a table of your own. Please look through what its columns mean.',
};

/** Brings the customers of another shop by its file. */
export function CustomerFile() {
  const { canAccess, isPending } = useCanAccess({ resource: 'customers', action: 'change' });
  const [file, setFile] = useState<File>();
  const table = useTable(file);
  if (!canAccess) return isPending ? null : <AccessDenied />;
  return (
    <Box sx={{ display: 'grid', gap: '14px', maxWidth: 1120 }}>
      <Box>
        <BackLink to="/customers">Customers</BackLink>
        <PageHeading title="Customers from another shop" />
      </Box>
      <TableFile
        help={HELP}
        label="File of customers"
        file={file}
        isReading={file !== undefined && !table}
        error={table && 'error' in table ? table.error : undefined}
        onFile={setFile}
      />
      {file && table && 'rows' in table && (
        <OpenFile key={`${file.name} ${file.lastModified}`} file={file} rows={table.rows} />
      )}
      <PastImports kind="customers" />
    </Box>
  );
}

/** A file that was read: what its columns mean, what is left out of it, and its import. */
function OpenFile({ file, rows }: { file: File; rows: readonly string[][] }) {
  const notify = useNotify();
  const redirect = useRedirect();
  const table = useMemo(() => recogniseCustomers(rows), [rows]);
  // The next file with these columns is read in the same way.
  const [chosen, setChosen] = useStore<CustomerMapping | null>(`customers.${markOf(table.columns.join('\n'))}`, null);
  const mapping = useMemo(() => chosen ?? suggestCustomerMapping(table), [chosen, table]);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const moved = useMemo(() => readCustomers(rows, table, mapping), [rows, table, mapping]);
  const sent = useMemo(() => fileOf(file, 'customers', customersFile(moved.rows, left)), [file, moved, left]);
  const count = moved.rows.filter((row, at) => row && !left.has(at)).length;
  return (
    <>
      <ColumnsPanel<CustomerFact>
        status={FORMAT_NAMES[table.format]}
        isOpen={table.format === 'other'}
        columns={table.columns}
        rows={rows.slice(table.head + 1)}
        mapping={mapping}
        facts={CUSTOMER_FACTS}
        onChange={(at, fact) => setChosen(mapping.map((one, index) => (index === at ? fact : one)))}
      />
      <FaultsPanel title="Left out" faults={moved.notes} />
      {count === 0 || !mapping.includes('email') ? (
        <Typography role="status">
          {mapping.includes('email') ? 'No row is left to import.' : 'Please say which column has the email.'}
        </Typography>
      ) : (
        <ImportStep
          key={sent.name}
          kind="customers"
          title={count === 1 ? '1 customer' : `${formatCount(count)} customers`}
          file={sent}
          label="Import the customers"
          onLeaveOut={(some) => setLeft(new Set([...left, ...some.map(({ row }) => row - 2)]))}
          leavesOutFaults
          onDone={(_, counts) => {
            notify(doneText('customers', counts), { type: 'success' });
            redirect('list', 'customers');
          }}
        />
      )}
    </>
  );
}
