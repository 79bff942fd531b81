import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { EditedProductRecord } from '../providers/records.ts';
import { words } from '../words/en/products.ts';
import { missingText } from './productVisibility.ts';

/** Shows near the save button why shoppers do not see a product. The full list is at the top of the page. */
export function HiddenNote({ missing }: Pick<EditedProductRecord, 'missing'>) {
  if (missing.length === 0) return null;
  return <BarNote>{hiddenText(missing)}</BarNote>;
}

/** A sentence next to the save button. */
export function BarNote({ children }: { children: ReactNode }) {
  return (
    <Typography role="status" variant="body2" sx={{ flex: '1 1 16rem' }}>
      {children}
    </Typography>
  );
}

/** Returns the notification of a saved product: whether shoppers see it, and if not, why. */
export function savedText(name: string, missing: EditedProductRecord['missing']): string {
  return missing.length === 0 ? words.isSavedAndShoppersSee(name) : words.isSavedButHidden(name, hiddenText(missing));
}

function hiddenText(missing: EditedProductRecord['missing']): string {
  return [words.shoppersDoNotSeeItYet, ...missing.map(({ text }) => missingText(text))].join(' ');
}
