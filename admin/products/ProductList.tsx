import { DataTable, useCanAccess } from 'react-admin';
import { Link } from 'react-router';
import { PRODUCTS_FETCH_FAILED, SEARCH_EMPTY } from '#contract/messages.ts';
import { entrance } from '../providers/entrance.ts';
import { ImportButton } from '../imports/ImportButton.tsx';
import { MovingInButton } from '../moving-in/MovingInButton.tsx';
import type { ProductRecord } from '../providers/records.ts';
import { ListPage } from '../ui/list/ListPage.tsx';
import { NewButton } from '../ui/list/NewButton.tsx';
import { BULK_BAR } from '../ui/list/bulkBar.ts';
import { pieces } from '../ui/pieces.ts';
import { PriceFrom } from './PriceFrom.tsx';
import { ProductBulkActions } from './ProductBulkActions.tsx';
import { ProductCard } from './ProductCard.tsx';
import { ProductVisibility } from './ProductVisibility.tsx';
import { VisibleSwitch } from './VisibleSwitch.tsx';
import { productFilters } from './productFilters.tsx';
import { Box, Button } from '@mui/material';
import { RowLink } from '../ui/list/RowLink.tsx';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/products.ts';
import { shared } from '../words/language.ts';

const Column = DataTable.Col<ProductRecord>;

export function ProductList() {
  return (
    <ListPage<ProductRecord>
      title={common.products}
      actions={
        <>
          <MovingInButton />
          <ImportButton kind="products" />
          <BulkPicturesButton />
          <NewButton resource="products">{words.newProduct}</NewButton>
        </>
      }
      filters={productFilters}
      empty={{ text: shared(SEARCH_EMPTY) }}
      failed={shared(PRODUCTS_FETCH_FAILED)}
      card={ProductCard}
      bulk={<ProductBulkActions />}
    >
      <DataTable<ProductRecord> bulkActionButtons={<ProductBulkActions />} aria-label={common.products} sx={BULK_BAR}>
        <Column source="name" label={common.product} render={(product) => <ProductName product={product} />} />
        <Column source="categoryName" label={common.category} render={({ categoryName }) => shared(categoryName)} />
        {entrance.role === 'ROLE_ADMIN' && <Column source="sellerName" label={common.seller} />}
        <Column label={words.skus} align="right" render={({ skuCount }) => skuCount} />
        <Column
          source="available"
          label={words.available}
          align="right"
          render={({ available }) => pieces(available)}
        />
        <Column
          source="priceFrom"
          label={words.priceFrom}
          align="right"
          render={(product) => <PriceFrom product={product} />}
        />
        <Column label={words.inTheShop} render={(product) => <ProductVisibility product={product} />} />
        <Column label={words.visible} render={(product) => <VisibleSwitch product={product} />} />
      </DataTable>
    </ListPage>
  );
}

function BulkPicturesButton() {
  const { canAccess } = useCanAccess({ resource: 'products', action: 'change' });
  if (!canAccess) return null;
  return (
    <Button component={Link} to="/products/pictures" variant="outlined" color="secondary">
      {words.picturesInBulk}
    </Button>
  );
}

function ProductName({ product }: { product: ProductRecord }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: '10px', minWidth: '14rem' }}>
      <Thumbnail url={product.imageUrl} />
      <RowLink to={`/products/${product.id}`}>{product.name}</RowLink>
    </Box>
  );
}
