export { changeSkuPrice, listManagedSkus, readManagedSku, SKU_SORTS } from './manage-skus.ts';
export type { SkuFilter } from './manage-skus.ts';
export { listSkus, readSku } from './read-skus.ts';
export { SKU_COLUMNS, skuOf, skuStatus } from './sku-shape.ts';
export type { SkuRow } from './sku-shape.ts';
