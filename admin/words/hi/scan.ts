import type { words as English } from '../en/scan.ts';

/** The words of the scanner of bar codes. */
export const words: typeof English = {
  noOrderHasTheAwb: (code) => `AWB या SKU ${code} का कोई ऑर्डर नहीं है।`,
  scanAnAwb: 'AWB स्कैन करें',
  scanABarcode: 'बारकोड स्कैन करें',
  theCameraCannotBeUsed: 'कैमरा नहीं चल रहा। ब्राउज़र में इस साइट को कैमरे की इजाज़त दें, या नंबर लिखें।',
  holdTheLabelsBarcodeBefore: 'लेबल का बारकोड कैमरे के सामने रखें।',
};
