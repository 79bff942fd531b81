import { words as bundles } from './bundles.ts';
import { words as categories } from './categories.ts';
import { words as imports } from './imports.ts';
import { words as inventory } from './inventory.ts';
import { words as plannedPrices } from './planned-prices.ts';
import { words as productsBulkPictures } from './products-bulk-pictures.ts';
import { words as products } from './products.ts';
import { words as scan } from './scan.ts';
import { words as skusGrid } from './skus-grid.ts';
import { words as skus } from './skus.ts';
import { sharedFrame } from './shared/frame.ts';
import { sharedGoods } from './shared/goods.ts';
import { sharedMoney } from './shared/money.ts';
import { sharedOrders } from './shared/orders.ts';

/** The console in Hindi: the words of each area, and texts of the contract by their English text. */
export const hindi = {
  areas: {
    bundles,
    categories,
    imports,
    inventory,
    'planned-prices': plannedPrices,
    products,
    'products-bulk-pictures': productsBulkPictures,
    scan,
    skus,
    'skus-grid': skusGrid,
  },
  shared: { ...sharedFrame, ...sharedOrders, ...sharedGoods, ...sharedMoney },
};
