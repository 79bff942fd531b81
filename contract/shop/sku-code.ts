import { inCapitals, plainSigns } from './bare-text.ts';

/** Returns a SKU code as the shop has it: in capitals, without invisible signs and space around it. */
export function bareSkuCode(text: string): string {
  return inCapitals(plainSigns(text));
}
