import type { CodRung } from '#contract/shop/cod-ladder.ts';
import { words } from '../words/en/orders.ts';

/** What a cash order needs, as staff read it. */
export const COD_RUNG_LABELS: Record<CodRung, string> = {
  NONE: words.nothingMore,
  CONFIRM: words.confirmedByEmail,
  PREPAID: words.paidOnlineWithASaving,
  NO_COD: words.paidOnlineOnly,
};
