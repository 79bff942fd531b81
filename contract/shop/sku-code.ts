import { inCapitals, plainSigns } from './bare-text.ts';

/** Returns a SKU code in the shop's format: in capitals, without invisible characters and surrounding space. */
export function bareSkuCode(text: string): string {
  return inCapitals(plainSigns(text));
}
