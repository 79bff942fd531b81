import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type * as z from 'zod/mini';
import type { PriceHistory as History, PriceWay } from '#contract/calls/prices.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { ACTOR_LABELS } from '../ui/actors.ts';
import { Amount } from '../ui/Amount.tsx';
import { instant } from '../ui/instant.ts';
import { Answered } from '../ui/record/Answered.tsx';
import { Panel } from '../ui/record/Panel.tsx';

/** The number of prices shown at first. */
const SHOWN = 8;

const WAY_LABELS: Record<PriceWay, string> = {
  created: 'New SKU',
  form: 'Changed alone',
  bulk: 'Changed with others',
  file: 'Changed by a file',
  schedule: 'Planned price',
  earlier: 'Before prices were kept',
};

/** The prices that a SKU had, the newest first. */
export function PriceHistory({ skuId }: { skuId: number }) {
  const failed = 'Failed to fetch the prices';
  const query = useAnswer<z.input<typeof History>>(`/api/admin/skus/${skuId}/prices`, failed);
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Panel title="Prices so far">
      <Answered query={query} failed={failed}>
        {({ prices }) => (
          <>
            <Box component="ol" aria-label="Prices, the newest first" sx={LINES}>
              {(showsAll ? prices : prices.slice(0, SHOWN)).map(({ id, at, mrpPrice, sellingPrice, way, by, name }) => (
                <Box component="li" key={id} sx={LINE}>
                  <Amount rupees={sellingPrice} strong />
                  <span>
                    MRP <Amount rupees={mrpPrice} />
                  </span>
                  <Typography variant="caption" sx={SOFT}>
                    {WAY_LABELS[way]}, {instant(at)}, by {name ?? ACTOR_LABELS[by]}
                  </Typography>
                </Box>
              ))}
            </Box>
            {!showsAll && prices.length > SHOWN && (
              <Button onClick={() => setShowsAll(true)}>{`Show all ${prices.length}`}</Button>
            )}
          </>
        )}
      </Answered>
    </Panel>
  );
}

const LINES = { listStyle: 'none', margin: 0, padding: 0 };
const LINE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0 12px',
  paddingBlock: '6px',
  fontSize: '0.875rem',
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
const SOFT = { gridColumn: '1 / -1', color: 'text.secondary' };
