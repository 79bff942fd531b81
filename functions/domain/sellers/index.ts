export { createSeller } from './create-seller.ts';
export { activeSellers, dispatchOfStore, findStore, storesOfProducts } from './reads.ts';
