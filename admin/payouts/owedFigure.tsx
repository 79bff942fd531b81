import type { ReactNode } from 'react';
import { OWED_WORDS } from '#contract/shop/ledger.ts';
import type { OwedState } from '#contract/shop/ledger.ts';
import { figureLink } from '../ui/FigureLink.tsx';
import { rupees } from '../ui/rupees.ts';

interface WhereOwed {
  /** Of this seller; without it of whoever is signed in. */
  sellerId?: number;
  isInText?: boolean;
}

/** What is owed and no payout has yet, in rupees, leading to the entries it is the sum of. */
export const owedFigure = (
  state: OwedState,
  amount: number,
  { sellerId, isInText = false }: WhereOwed = {},
): ReactNode =>
  figureLink(
    {
      list: 'transactions',
      filter: { owed: state, ...(sellerId !== undefined && { sellerId }) },
      opens: `transactions: ${OWED_WORDS[state].toLowerCase()}`,
      isNone: amount === 0,
      isInText,
    },
    rupees(amount),
  );
