import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type * as z from 'zod/mini';
import type { PriceHistory as History, PriceWay } from '#contract/calls/prices.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { ACTOR_LABELS } from '../ui/actors.ts';
import { Amount } from '../ui/Amount.tsx';
import { instant } from '../ui/instant.ts';
import { Answered } from '../ui/record/Answered.tsx';
import { HISTORY_DETAIL, HISTORY_LINE } from '../ui/record/historyLine.ts';
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
                <Box component="li" key={id} sx={HISTORY_LINE}>
                  <Amount rupees={sellingPrice} strong />
                  <span>
                    MRP <Amount rupees={mrpPrice} />
                  </span>
                  <Typography variant="caption" sx={HISTORY_DETAIL}>
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
