export { changeSkuPrice, managedSkus } from './manage-skus.ts';
export { listSkus, readSku } from './read-skus.ts';
export { SKU_COLUMNS, skuOf, skuStatus } from './sku-shape.ts';
export type { SkuRow } from './sku-shape.ts';
