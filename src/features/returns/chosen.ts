import type { ReturnReason } from '#contract/shop/return-words.ts';

/** What is chosen of an item. */
export interface Chosen {
  quantity: number;
  reason: ReturnReason | '';
}
