import { inLanguage } from '../language.ts';

/** The SKUs as a sheet: its columns, cells and conflicts, and the bar that saves them. */
export const words = inLanguage('skus-grid', {
  // Columns
  columns: 'Columns',
  columnsOfTheGrid: 'Columns of the grid',
  ofTheSku: 'Of the SKU',
  ofItsProduct: 'Of its product',
  asAtFirst: 'As at first',
  skusToEdit: 'SKUs, to edit',
  ofTheProduct: 'of the product',
  mrp: 'MRP',
  sellingPrice: 'Selling price',
  weightInKg: 'Weight in kg',
  colour: 'Colour',
  hsnCode: 'HSN code',
  platingInMicron: 'Plating in micron',
  columnOfCode: (column: string, code: string) => `${column} of ${code}`,
  // Cells
  nowTheirs: (theirs: string) => `Now ${theirs}`,
  stockMustBeAWhole: 'Stock must be a whole number of pieces',
  pleaseEnterAtMost10: 'Please enter at most 10,00,000 pieces',
  mustBeYesOrNo: (column: string) => `${column} must be Yes or No`,
  // Conflicts
  somebodyElseHasChangedThisSku: 'Somebody else has changed this SKU.',
  somebodyElseHasChangedThisProduct: 'Somebody else has changed this product.',
  keepMine: 'Keep mine',
  keepMineOf: (name: string) => `Keep mine of ${name}`,
  takeTheirs: 'Take theirs',
  takeThePresentValuesOf: (name: string) => `Take the present values of ${name}`,
  // The bar
  saveAll: 'Save all',
  undoAll: 'Undo all',
  nothingIsChanged: 'Nothing is changed.',
  cellsChanged: (cells: number, skus: number, products: number) => {
    const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);
    const records = [skus > 0 && counted(skus, 'SKU'), products > 0 && counted(products, 'product')];
    return `${counted(cells, 'cell')} of ${records.filter(Boolean).join(' and ')} changed.`;
  },
  pleaseMend: (names: string) => `Please mend ${names}.`,
  pleaseDecideTheRowsThat: 'Please decide the rows that somebody else has changed.',
  arrowsTabAndEnterMove:
    'Arrows, Tab and Enter move, Escape takes a cell back, and a column of a spreadsheet can be pasted.',
  // What is saved
  skusAreSaved: (count: number) => (count === 1 ? '1 SKU is saved.' : `${count} SKUs are saved.`),
  productsAreSaved: (count: number) => (count === 1 ? '1 product is saved.' : `${count} products are saved.`),
  skusAreNotSaved: (count: number) =>
    count === 1 ? '1 SKU is not saved: see its row.' : `${count} SKUs are not saved: see their rows.`,
  productsAreNotSaved: (count: number) =>
    count === 1 ? '1 product is not saved: see its rows.' : `${count} products are not saved: see their rows.`,
});
