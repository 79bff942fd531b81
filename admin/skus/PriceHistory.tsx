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
import { words } from '../words/en/skus.ts';

/** The number of prices shown at first. */
const SHOWN = 8;

const WAY_LABELS: Record<PriceWay, string> = {
  created: words.newSku,
  form: words.changedAlone,
  bulk: words.changedWithOthers,
  file: words.changedByAFile,
  schedule: words.plannedPrice,
  earlier: words.beforePricesWereKept,
};

/** The prices that a SKU had, the newest first. */
export function PriceHistory({ skuId }: { skuId: number }) {
  const failed = words.failedToFetchThePrices;
  const query = useAnswer<z.input<typeof History>>(`/api/admin/skus/${skuId}/prices`, failed);
  const [showsAll, setShowsAll] = useState(false);
  return (
    <Panel title={words.pricesSoFar}>
      <Answered query={query} failed={failed}>
        {({ prices }) => (
          <>
            <Box component="ol" aria-label={words.pricesTheNewestFirst} sx={LINES}>
              {(showsAll ? prices : prices.slice(0, SHOWN)).map(({ id, at, mrpPrice, sellingPrice, way, by, name }) => (
                <Box component="li" key={id} sx={HISTORY_LINE}>
                  <Amount rupees={sellingPrice} strong />
                  <span>
                    {words.mrp} <Amount rupees={mrpPrice} />
                  </span>
                  <Typography variant="caption" sx={HISTORY_DETAIL}>
                    {words.wayAtInstantBy(WAY_LABELS[way], instant(at), name ?? ACTOR_LABELS[by])}
                  </Typography>
                </Box>
              ))}
            </Box>
            {!showsAll && prices.length > SHOWN && (
              <Button onClick={() => setShowsAll(true)}>{words.showAllCount(prices.length)}</Button>
            )}
          </>
        )}
      </Answered>
    </Panel>
  );
}

const LINES = { listStyle: 'none', margin: 0, padding: 0 };
