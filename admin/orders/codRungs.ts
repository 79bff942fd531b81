import type { CodRung } from '#contract/shop/cod-ladder.ts';

/** What a cash order needs, as staff read it. */
export const COD_RUNG_LABELS: Record<CodRung, string> = {
  NONE: 'Nothing more',
  CONFIRM: 'Confirmed by email',
  PREPAID: 'Paid online, with a saving',
  NO_COD: 'Paid online only',
};
