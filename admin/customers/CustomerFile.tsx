import { Typography } from '@mui/material';
import { useMemo } from 'react';
import { CUSTOMER_FACTS, recogniseCustomers, suggestCustomerMapping } from '#contract/moving-in/customer-columns.ts';
import type { CustomerFact, CustomerFormat } from '#contract/moving-in/customer-columns.ts';
import { customersFile, readCustomers } from '#contract/moving-in/customers.ts';
import { ColumnsPanel } from '../moving-in/ColumnsPanel.tsx';
import { FaultsPanel } from '../moving-in/FaultsPanel.tsx';
import { RowsImport } from '../moving-in/RowsImport.tsx';
import { TablePage } from '../moving-in/TablePage.tsx';
import { useColumns } from '../moving-in/useColumns.ts';

const HELP =
  'Customer files of Shopify and WooCommerce are recognised; other tables are read by the names of their columns. Nobody gets a mail, and nobody is signed in: an account is confirmed when its owner signs in. What is known of a customer here stays as it is. Only a clear yes with its day or its source makes a subscriber of the newsletter.';

const FORMAT_NAMES: Record<CustomerFormat, string> = {
  shopify: 'This is a customer file of Shopify.',
  woocommerce: 'This is a customer file of WooCommerce.',
  other: 'This is a table of your own. Please look through what its columns mean.',
};

/** Brings the customers of another shop by its file. */
export function CustomerFile() {
  return (
    <TablePage kind="customers" title="Customers from another shop" help={HELP} label="File of customers">
      {(file, rows) => <OpenFile file={file} rows={rows} />}
    </TablePage>
  );
}

/** A file that was read: what its columns mean, what is left out of it, and its import. */
function OpenFile({ file, rows }: { file: File; rows: readonly string[][] }) {
  const table = useMemo(() => recogniseCustomers(rows), [rows]);
  const suggested = useMemo(() => suggestCustomerMapping(table), [table]);
  const { mapping, setColumn } = useColumns('customers', table.columns, suggested);
  const moved = useMemo(() => readCustomers(rows, table, mapping), [rows, table, mapping]);
  return (
    <>
      <ColumnsPanel<CustomerFact>
        status={FORMAT_NAMES[table.format]}
        isOpen={table.format === 'other'}
        columns={table.columns}
        rows={rows.slice(table.head + 1)}
        mapping={mapping}
        facts={CUSTOMER_FACTS}
        onChange={setColumn}
      />
      <FaultsPanel title="Left out" faults={moved.notes} />
      {mapping.includes('email') ? (
        <RowsImport kind="customers" source={file} rows={moved.rows} write={customersFile} />
      ) : (
        <Typography role="status">Please say which column has the email.</Typography>
      )}
    </>
  );
}
