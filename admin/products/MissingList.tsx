import { Box, Link, Typography } from '@mui/material';
import type { EditedProductRecord } from '../providers/records.ts';

type Missing = EditedProductRecord['missing'];

/** Where on the page each thing can be mended; what lies elsewhere leads nowhere. */
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

/** What keeps shoppers from seeing a product, each line leading to where it is mended. */
export function MissingList({ missing }: { missing: Missing }) {
  if (missing.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label="What is missing"
      sx={{ borderLeft: 3, borderColor: 'warning.main', paddingLeft: '12px', marginBottom: '14px' }}
    >
      <Typography sx={{ fontWeight: 600 }}>Shoppers do not see it yet:</Typography>
      <Box component="ul" sx={{ margin: 0, paddingLeft: '1.2em' }}>
        {missing.map(({ what, text }) => {
          const place = PLACES[what];
          return (
            <li key={text}>
              {place ? (
                <Link component="button" type="button" onClick={() => goTo(place)} sx={{ textAlign: 'left' }}>
                  {text}
                </Link>
              ) : (
                text
              )}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

/** Brings a part of the page into sight, and the keyboard to its first field. */
function goTo(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  part?.querySelector<HTMLElement>('input, textarea, [role=combobox], button, a')?.focus({ preventScroll: true });
}
