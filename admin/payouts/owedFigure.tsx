import type { ReactNode } from 'react';
import { OWED_WORDS } from '#contract/shop/ledger.ts';
import type { OwedState } from '#contract/shop/ledger.ts';
import { figureLink } from '../ui/FigureLink.tsx';
import { rupees } from '../ui/rupees.ts';
import { words } from '../words/en/payouts.ts';
import { shared } from '../words/language.ts';

interface WhereOwed {
  /** The seller; undefined for the signed-in one. */
  sellerId?: number;
  isInText?: boolean;
}

/** Returns an amount that is owed and in no payout yet, linked to its ledger entries. */
export const owedFigure = (
  state: OwedState,
  amount: number,
  { sellerId, isInText = false }: WhereOwed = {},
): ReactNode =>
  figureLink(
    {
      list: 'transactions',
      filter: { owed: state, ...(sellerId !== undefined && { sellerId }) },
      opens: words.transactionsOwed(shared(OWED_WORDS[state]).toLowerCase()),
      isNone: amount === 0,
      isInText,
    },
    rupees(amount),
  );
