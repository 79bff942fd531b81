export { SKU_COLUMNS, skuOf, skuStatus } from './sku-shape.ts';
export type { SkuRow } from './sku-shape.ts';
