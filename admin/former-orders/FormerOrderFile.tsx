import { TextField, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useStore } from 'react-admin';
import {
  FORMER_ORDER_FACTS,
  recogniseFormerOrders,
  suggestFormerOrderMapping,
} from '#contract/moving-in/former-order-columns.ts';
import type { FormerOrderFact, FormerOrderTable } from '#contract/moving-in/former-order-columns.ts';
import { formerOrdersFile, readFormerOrders } from '#contract/moving-in/former-orders.ts';
import { FORMER_SHOP_MAX } from '#contract/shop/former-orders.ts';
import { ColumnsPanel } from '../moving-in/ColumnsPanel.tsx';
import { FaultsPanel } from '../moving-in/FaultsPanel.tsx';
import { RowsImport } from '../moving-in/RowsImport.tsx';
import { TablePage } from '../moving-in/TablePage.tsx';
import { useColumns } from '../moving-in/useColumns.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { words } from '../words/en/former-orders.ts';

const HELP = words.orderFilesOfShopifyAnd;

const FORMAT_NAMES: Record<FormerOrderTable['format'], string> = {
  shopify: words.fileOfShopify,
  woocommerce: words.fileOfWooCommerce,
  other: words.tableOfYourOwn,
};

const SHOP_NAMES: Record<FormerOrderTable['format'], string> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  other: words.formerShop,
};

const NEEDED: readonly FormerOrderFact[] = ['number', 'placedOn', 'total'];

/** Brings the orders of another shop by its file. */
export function FormerOrderFile() {
  return (
    <TablePage kind="former-orders" title={words.ordersFromAnotherShop} help={HELP} label={words.fileOfOrders}>
      {(file, rows) => <OpenFile file={file} rows={rows} />}
    </TablePage>
  );
}

/** A file that was read: which shop it is of, what its columns mean, what does not agree, and its import. */
function OpenFile({ file, rows }: { file: File; rows: readonly string[][] }) {
  const table = useMemo(() => recogniseFormerOrders(rows), [rows]);
  const suggested = useMemo(() => suggestFormerOrderMapping(table), [table]);
  const { mapping, setColumn } = useColumns('former-orders', table.columns, suggested);
  const [formerShop, setFormerShop] = useStore(`former-orders.shop.${table.format}`, SHOP_NAMES[table.format]);
  const moved = useMemo(() => readFormerOrders(rows, table, mapping, formerShop), [rows, table, mapping, formerShop]);
  const missing = NEEDED.filter((fact) => !mapping.includes(fact));
  return (
    <>
      <ShopName name={formerShop} onChange={setFormerShop} />
      <ColumnsPanel<FormerOrderFact>
        status={FORMAT_NAMES[table.format]}
        isOpen={table.format === 'other'}
        columns={table.columns}
        rows={rows.slice(table.head + 1)}
        mapping={mapping}
        facts={FORMER_ORDER_FACTS}
        onChange={setColumn}
      />
      <FaultsPanel title={words.notUnderstood} faults={moved.notes} />
      <FaultsPanel title={words.pleaseLook} faults={moved.doubts} />
      {missing.length === 0 ? (
        <RowsImport kind="former-orders" source={file} rows={moved.rows} write={formerOrdersFile} />
      ) : (
        <Typography role="status">
          {words.pleaseSayWhichColumnsHave(missing.map((fact) => FORMER_ORDER_FACTS[fact]))}
        </Typography>
      )}
    </>
  );
}

/** The name of the former shop, which counts when the field is left: it is read with all orders. */
function ShopName({ name, onChange }: { name: string; onChange: (name: string) => void }) {
  const [typed, setTyped] = useState<string>();
  return (
    <Panel title={words.formerShop}>
      <TextField
        label={words.nameOfTheFormerShop}
        size="small"
        value={typed ?? name}
        helperText={words.shownWithEachOrderTwo}
        slotProps={{ htmlInput: { maxLength: FORMER_SHOP_MAX } }}
        sx={{ width: '100%', maxWidth: '26rem' }}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => {
          if (typed?.trim()) onChange(typed.trim());
          setTyped(undefined);
        }}
      />
    </Panel>
  );
}
