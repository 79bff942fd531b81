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
import { words } from '../words/en/customers.ts';

const HELP = words.customerFilesOfShopifyAnd;

const FORMAT_NAMES: Record<CustomerFormat, string> = {
  shopify: words.thisIsACustomerFileOfShopify,
  woocommerce: words.thisIsACustomerFileOfWooCommerce,
  other: words.thisIsATableOf,
};

/** Brings the customers of another shop by its file. */
export function CustomerFile() {
  return (
    <TablePage kind="customers" title={words.customersFromAnotherShop} help={HELP} label={words.fileOfCustomers}>
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
      <FaultsPanel title={words.leftOut} faults={moved.notes} />
      {mapping.includes('email') ? (
        <RowsImport kind="customers" source={file} rows={moved.rows} write={customersFile} />
      ) : (
        <Typography role="status">{words.pleaseSayWhichColumnHas}</Typography>
      )}
    </>
  );
}
