import { Box, Link, Typography } from '@mui/material';
import type { EditedProductRecord } from '../providers/records.ts';
import { words } from '../words/en/products.ts';
import { missingText } from './productVisibility.ts';

type Missing = EditedProductRecord['missing'];

/** The element of the page where each thing is corrected; undefined if it is elsewhere. */
const PLACES: Record<Missing[number]['what'], string | undefined> = {
  attributes: 'product-facts',
  mediaList: 'product-pictures',
  skus: 'product-skus',
  isActive: 'product-shop',
  isVisible: 'product-shop',
  endDate: 'product-days',
  categoryId: 'product-about',
  sellerId: undefined,
};

/** What keeps shoppers from seeing a product, each linked to where it is corrected. */
export function MissingList({ missing }: { missing: Missing }) {
  if (missing.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={words.whatIsMissing}
      sx={{ borderLeft: 3, borderColor: 'warning.main', paddingLeft: '12px', marginBottom: '14px' }}
    >
      <Typography sx={{ fontWeight: 600 }}>{words.shoppersDoNotSeeItYetList}</Typography>
      <Box component="ul" sx={{ margin: 0, paddingLeft: '1.2em' }}>
        {missing.map(({ what, text }) => {
          const place = PLACES[what];
          return (
            <li key={text}>
              {place ? (
                <Link component="button" type="button" onClick={() => goTo(place)} sx={{ textAlign: 'left' }}>
                  {missingText(text)}
                </Link>
              ) : (
                missingText(text)
              )}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

/** Scrolls to a part of the page and focuses its first field. */
function goTo(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.querySelector<HTMLElement>('input, textarea, [role=combobox], button, a')?.focus({ preventScroll: true });
}
