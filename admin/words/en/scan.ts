import { inLanguage } from '../language.ts';

export const words = inLanguage('scan', {
  noOrderHasTheAwb: (code: string) => `No order has the AWB or SKU ${code}.`,
  scanAnAwb: 'Scan an AWB',
  scanABarcode: 'Scan a barcode',
  theCameraCannotBeUsed: 'The camera cannot be used. Please allow it for this site in the browser, or type the number.',
  holdTheLabelsBarcodeBefore: 'Hold the label’s barcode before the camera.',
});
