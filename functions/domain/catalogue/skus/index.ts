export { changePrices, readManagedSkus } from './change-prices.ts';
export { changeSku, decideSku, readRemovedSku, removeSku } from './change-sku.ts';
export { addSkus, checkRates, createSku, ratesAsked, readAddedSkus, skuRow } from './create-sku.ts';
export { managedSkus, readSkuWithCode } from './manage-skus.ts';
export { newSku, readSizes } from './new-sku.ts';
export type { NewSku } from './new-sku.ts';
export { listSkus, readSku } from './read-skus.ts';
export { SKU_COLUMNS, skuOf, skuStatus } from './sku-shape.ts';
export type { SkuRow } from './sku-shape.ts';
