import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { CollectionPreview } from '#contract/calls/managed-collections.ts';
import { MOST_PINNED } from '#contract/calls/managed-collections.ts';
import { formatCount, formatPaise } from '#contract/shop/money.ts';
import { useRendered } from '../providers/useRendered.ts';
import { Thumbnail } from '../ui/Thumbnail.tsx';
import { goodsToSend } from './collectionValues.ts';
import type { CollectionValues } from './collectionValues.ts';
import { words } from '../words/en/collections.ts';

type Preview = z.input<typeof CollectionPreview>;

/** The number of products of the form's values, and the first of them, with buttons to pin each or leave it out. */
export function GoodsPreview({ isLocked }: { isLocked: boolean }) {
  const { control, getValues, setValue } = useFormContext<CollectionValues>();
  const values = useWatch({ control }) as CollectionValues;
  const body = JSON.stringify(goodsToSend(values));
  const { rendered, errorText, isRendering } = useRendered<Preview>('/api/admin/collections/preview', body);
  const pinnedIds = values.pinnedIds ?? [];

  function change(field: 'pinnedIds' | 'includedIds' | 'excludedIds', next: number[]): void {
    setValue(field, next, { shouldDirty: true, shouldTouch: true });
  }
  function leaveOut(id: number): void {
    for (const field of ['pinnedIds', 'includedIds'] as const)
      change(
        field,
        (getValues(field) ?? []).filter((other) => other !== id),
      );
    change('excludedIds', [...(getValues('excludedIds') ?? []), id]);
  }

  return (
    <Box sx={{ display: 'grid', gap: '10px', minWidth: 0 }}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {rendered ? countOf(rendered.total) : words.countingTheProducts}
      </Typography>
      <Box sx={{ height: 4 }}>{isRendering && <LinearProgress aria-label={words.countingTheProductsAsLabel} />}</Box>
      {errorText !== undefined && (
        <Typography role="alert" color="error">
          {errorText}
        </Typography>
      )}
      {rendered && rendered.products.length > 0 && (
        <Box component="ol" aria-label={words.theFirstProducts} sx={LIST}>
          {rendered.products.map(({ id, name, price, inStock, image }) => (
            <Box component="li" key={id} sx={ROW}>
              <Thumbnail url={image} />
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {formatPaise(Math.round(price * 100))}
                  {!inStock && ` ${words.soldOut}`}
                </Typography>
              </Box>
              {!isLocked && (
                <Box sx={{ display: 'flex', gap: '4px', gridColumn: { xs: '2', sm: 'auto' } }}>
                  <Button
                    size="small"
                    disabled={pinnedIds.includes(id) || pinnedIds.length >= MOST_PINNED}
                    aria-label={words.pinName(name)}
                    onClick={() => change('pinnedIds', [...pinnedIds, id])}
                  >
                    {pinnedIds.includes(id) ? words.pinned : words.pin}
                  </Button>
                  <Button
                    size="small"
                    color="secondary"
                    aria-label={words.leaveOutName(name)}
                    onClick={() => leaveOut(id)}
                  >
                    {words.leaveOut}
                  </Button>
                </Box>
              )}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

const countOf = (total: number) => words.countProducts(total, formatCount(total));

const LIST = { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: '2px' };
const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '40px minmax(0, 1fr)', sm: '40px minmax(0, 1fr) auto' },
  alignItems: 'center',
  gap: '4px 12px',
  paddingBlock: '6px',
  borderTop: 1,
  borderColor: 'divider',
};
