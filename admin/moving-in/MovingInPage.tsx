import { Box, Button } from '@mui/material';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useCanAccess, useGetList } from 'react-admin';
import { CATEGORIES_FETCH_FAILED } from '#contract/messages.ts';
import { COLUMN_FACTS } from '#contract/moving-in/column-facts.ts';
import type { ColumnFact, Format } from '#contract/moving-in/column-facts.ts';
import type { MovedGood, ShopCategory } from '#contract/moving-in/moved-good.ts';
import type { OfSeller } from '#contract/moving-in/own-files.ts';
import { formatCount } from '#contract/shop/money.ts';
import { useOwnSeller } from '../business/own-seller.ts';
import { PastImports } from '../imports/PastImports.tsx';
import { AccessDenied } from '../layout/AccessDenied.tsx';
import { entrance } from '../providers/entrance.ts';
import type { CategoryRecord } from '../providers/records.ts';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { ColumnsPanel } from './ColumnsPanel.tsx';
import { FaultsPanel } from './FaultsPanel.tsx';
import { GoodsPanel } from './GoodsPanel.tsx';
import { HandOver } from './HandOver.tsx';
import { SellerChoice } from './SellerChoice.tsx';
import { TableFile } from './TableFile.tsx';
import { useMoving } from './useMoving.ts';
import { useTable } from './useTable.ts';
import { words } from '../words/en/moving-in.ts';
import { shared } from '../words/language.ts';

/** The number of categories in one answer; a shop has fewer that hold products. */
const ALL = { pagination: { page: 1, perPage: 100 }, sort: { field: 'tree', order: 'ASC' } } as const;

const FORMAT_NAMES: Record<Format, string> = {
  shopify: words.thisIsAProductFileOfShopify,
  woocommerce: words.thisIsAProductFileOfWooCommerce,
  meesho: words.thisIsACatalogueSheet,
  amazon: words.thisIsAFlatFile,
  other: words.thisIsATableOf,
};

/** Brings the products of another shop by its file. */
export function MovingInPage() {
  const { canAccess, isPending } = useCanAccess({ resource: 'products', action: 'change' });
  const [file, setFile] = useState<File>();
  const [applied, setApplied] = useState(0);
  const table = useTable(file);
  const { data, error } = useGetList<CategoryRecord>('categories', ALL);
  const categories = useMemo(() => data?.map(categoryOf), [data]);
  if (!canAccess) return isPending ? null : <AccessDenied />;
  return (
    <Box sx={{ display: 'grid', gap: '14px', maxWidth: 1120 }}>
      <PageHeading title={words.fromAnotherShop} />
      <TableFile
        help={words.productFilesOfShopifyWoocommerce}
        label={words.fileOfAnotherShop}
        file={file}
        isReading={file !== undefined && (!table || !categories) && !error}
        error={table && 'error' in table ? table.error : error ? shared(CATEGORIES_FETCH_FAILED) : undefined}
        onFile={setFile}
      />
      {file && table && 'rows' in table && categories && (
        <OpenFile
          key={`${file.name} ${file.lastModified}`}
          file={file}
          rows={table.rows}
          categories={categories}
          onApplied={() => setApplied(applied + 1)}
        />
      )}
      <PastImports key={`products ${applied}`} kind="products" />
      <PastImports key={`skus ${applied}`} kind="skus" />
    </Box>
  );
}

function categoryOf({ id, displayName, seoKw, family, sizeSystem }: CategoryRecord): ShopCategory {
  return { id, name: displayName, keywords: seoKw, family, sizeSystem };
}

interface OpenFileProps {
  file: File;
  rows: readonly string[][];
  categories: readonly ShopCategory[];
  onApplied: () => void;
}

/** A seller's own goods, or those of a seller that the platform chooses. */
function OpenFile(props: OpenFileProps) {
  return entrance.role === 'ROLE_ADMIN' ? <PlatformFile {...props} /> : <OwnFile {...props} />;
}

function PlatformFile(props: OpenFileProps) {
  const [seller, setSeller] = useState<OfSeller>();
  return <FileOfSeller {...props} seller={seller} choice={<SellerChoice onChoose={setSeller} />} />;
}

function OwnFile(props: OpenFileProps) {
  const { seller, error } = useOwnSeller();
  const name = seller?.businessDetails.businessName;
  const isKnown = name !== undefined || error !== undefined;
  // The same object for each render, since another seller begins the check again.
  const own = useMemo(() => (isKnown ? { id: null, name: name ?? '' } : undefined), [isKnown, name]);
  return <FileOfSeller {...props} seller={own} />;
}

interface FileOfSellerProps extends OpenFileProps {
  seller: OfSeller | undefined;
  choice?: ReactNode;
}

/** A file that was read: its columns and products, and then their import. */
function FileOfSeller({ file, rows, categories, onApplied, seller, choice }: FileOfSellerProps) {
  const moving = useMoving(rows, categories);
  const [sent, setSent] = useState<readonly MovedGood[]>();
  const { recognised, mapping, setColumn } = moving;
  const { goods, faults, notes } = moving.moved;
  if (sent && seller)
    return (
      <>
        <Box>
          <Button color="secondary" onClick={() => setSent(undefined)}>
            {words.backToTheProducts}
          </Button>
        </Box>
        <HandOver source={file} goods={sent} seller={seller} onApplied={onApplied} />
      </>
    );
  return (
    <>
      <ColumnsPanel<ColumnFact>
        status={FORMAT_NAMES[recognised.format]}
        isOpen={recognised.format === 'other'}
        columns={recognised.columns}
        rows={rows.slice(recognised.head + 1)}
        mapping={mapping}
        facts={COLUMN_FACTS}
        onChange={setColumn}
      />
      <FaultsPanel title={words.notUnderstood} faults={faults} />
      <GoodsPanel moving={moving} categories={categories} />
      <FaultsPanel title={words.readAsSomethingElse} faults={notes} />
      <Panel title={words.import}>
        {choice}
        <Button variant="contained" disabled={!seller || goods.length === 0} onClick={() => setSent(goods)}>
          {words.checkProducts(formatCount(goods.length))}
        </Button>
      </Panel>
    </>
  );
}
