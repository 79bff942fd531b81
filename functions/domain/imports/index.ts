export { applyImport } from './apply-import.ts';
export { checkImport } from './check-import.ts';
export { writing } from './columns.ts';
export { PRODUCT_COLUMNS } from './product-columns.ts';
export { readFaultyRows, readImportRows } from './read-import.ts';
export { SKU_COLUMNS } from './sku-columns.ts';
export { forgetOldImports, forgetOldRows } from './statements.ts';
export { STOCK_COLUMNS } from './stock-columns.ts';
export { beginImport, takePiece } from './take-piece.ts';
