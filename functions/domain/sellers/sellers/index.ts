export { bankColumns, openBank } from './bank.ts';
export { changeSeller } from './change-seller.ts';
export { createSeller } from './create-seller.ts';
export { listSellers, readSeller } from './list-sellers.ts';
export { managedSellers, readOwnSeller, sellerRow } from './managed-sellers.ts';
export { moveSeller } from './move-seller.ts';
export { readPapers } from './read-papers.ts';
export { activeSellers, dispatchOfStore, findStore, storesOfProducts } from './reads.ts';
export { readSellerHistory } from './seller-history.ts';
