import type { words as English } from '../en/skus-grid.ts';

/** The SKUs as a sheet: its columns, cells and conflicts, and the bar that saves them. Facts in cells stay English. */
export const words: typeof English = {
  // Columns
  columns: 'कॉलम',
  columnsOfTheGrid: 'शीट के कॉलम',
  ofTheSku: 'SKU के',
  ofItsProduct: 'प्रोडक्ट के',
  asAtFirst: 'पहले जैसे',
  skusToEdit: 'SKU, बदलने के लिए',
  ofTheProduct: 'प्रोडक्ट का',
  mrp: 'MRP',
  sellingPrice: 'बेचने की कीमत',
  weightInKg: 'वज़न, kg में',
  colour: 'रंग',
  hsnCode: 'HSN कोड',
  platingInMicron: 'प्लेटिंग, माइक्रॉन में',
  columnOfCode: (column, code) => `${code}: ${column}`,
  // Cells
  nowTheirs: (theirs) => `अब ${theirs}`,
  stockMustBeAWhole: 'स्टॉक पूरे पीस में लिखें',
  pleaseEnterAtMost10: 'कृपया ज़्यादा से ज़्यादा 10,00,000 पीस डालें',
  mustBeYesOrNo: (column) => `${column}: हाँ या नहीं लिखें`,
  // Conflicts
  somebodyElseHasChangedThisSku: 'यह SKU किसी और ने बदल दिया है।',
  somebodyElseHasChangedThisProduct: 'यह प्रोडक्ट किसी और ने बदल दिया है।',
  keepMine: 'मेरा रखें',
  keepMineOf: (name) => `${name} में मेरा रखें`,
  takeTheirs: 'उनका लें',
  takeThePresentValuesOf: (name) => `${name} में जो अभी सेव है, वह लें`,
  // The bar
  saveAll: 'सब सेव करें',
  undoAll: 'सब बदलाव हटाएँ',
  nothingIsChanged: 'कुछ बदला नहीं है।',
  cellsChanged: (cells, skus, products) => {
    const records = [skus > 0 && `${skus} SKU`, products > 0 && `${products} प्रोडक्ट`];
    return `${records.filter(Boolean).join(' और ')} के ${cells} खाने बदले हैं।`;
  },
  pleaseMend: (names) => `कृपया ठीक करें: ${names}।`,
  pleaseDecideTheRowsThat: 'जो लाइनें किसी और ने बदली हैं, उनके लिए कृपया चुनें।',
  arrowsTabAndEnterMove: 'तीर, Tab और Enter से आगे बढ़ें, Escape से खाना पहले जैसा होता है, और दूसरी शीट का कॉलम पेस्ट हो सकता है।',
  // What is saved
  skusAreSaved: (count) => `${count} SKU सेव हो ${count === 1 ? 'गया' : 'गए'}।`,
  productsAreSaved: (count) => `${count} प्रोडक्ट सेव हो ${count === 1 ? 'गया' : 'गए'}।`,
  skusAreNotSaved: (count) =>
    count === 1 ? '1 SKU सेव नहीं हुआ: उसकी लाइन देखें।' : `${count} SKU सेव नहीं हुए: उनकी लाइनें देखें।`,
  productsAreNotSaved: (count) =>
    count === 1 ? '1 प्रोडक्ट सेव नहीं हुआ: उसकी लाइनें देखें।' : `${count} प्रोडक्ट सेव नहीं हुए: उनकी लाइनें देखें।`,
};
