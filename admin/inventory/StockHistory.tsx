import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type * as z from 'zod/mini';
import type { StockHistory as History } from '#contract/calls/managed-stock.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { Loading } from '../layout/Loading.tsx';
import { HISTORY_DETAIL, HISTORY_LINE } from '../ui/record/historyLine.ts';
import { Panel } from '../ui/record/Panel.tsx';
import { ACTOR_LABELS } from '../ui/actors.ts';
import { instant } from '../ui/instant.ts';
import { changeText, noteShown, REASON_LABELS } from './movements.ts';
import { words } from '../words/en/inventory.ts';

type HistoryRecord = z.input<typeof History>;

interface StockHistoryProps {
  /** The id of the inventory item. */
  id: number;
  /** The last change; the history is fetched again when it differs. */
  changed: string;
}

/** The orders that reserve pieces of a SKU, and the movements of its stock. */
export function StockHistory({ id, changed }: StockHistoryProps) {
  const { answer: history, error } = useAnswer<HistoryRecord>(`/api/admin/inventory/${id}/history`, undefined, {
    version: changed,
  });
  if (error) return <Typography role="alert">{error}</Typography>;
  if (!history) return <Loading />;
  return (
    <Box sx={{ display: 'grid', gap: '14px' }}>
      <Panel title={words.reserved}>
        {history.reservations.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{words.nothingIsHeld}</Typography>
        ) : (
          <Box component="ul" sx={LINES}>
            {history.reservations.map(({ orderId, quantity, since, until }) => (
              <Box component="li" key={orderId ?? 'hand'} sx={HISTORY_LINE}>
                <span>{orderId ? <OrderLink orderId={orderId} /> : words.byHand}</span>
                <strong>{quantity}</strong>
                <Typography variant="caption" sx={HISTORY_DETAIL}>
                  {until
                    ? words.sinceInstantUnpaidUntil(instant(since), instant(until))
                    : words.sinceInstant(instant(since))}
                </Typography>
              </Box>
            ))}
          </Box>
        )}
      </Panel>
      <Panel title={words.movements}>
        <Box component="ol" aria-label={words.movementsTheNewestFirst} sx={LINES}>
          {history.movements.map(({ id: movement, at, reason, note, orderId, by, name, ...change }) => (
            <Box component="li" key={movement} sx={HISTORY_LINE}>
              <span>
                {REASON_LABELS[reason]}
                {orderId && (
                  <>
                    {' '}
                    <OrderLink orderId={orderId} />
                  </>
                )}
              </span>
              <strong>{changeText(change)}</strong>
              {note && <Box sx={NOTE}>{noteShown(note)}</Box>}
              <Typography variant="caption" sx={HISTORY_DETAIL}>
                {words.atInstantBy(instant(at), name ?? ACTOR_LABELS[by])}
              </Typography>
            </Box>
          ))}
        </Box>
      </Panel>
    </Box>
  );
}

function OrderLink({ orderId }: { orderId: string }) {
  return (
    <Link component={RouterLink} to={`/orders?filter=${encodeURIComponent(JSON.stringify({ q: orderId }))}`}>
      {orderId}
    </Link>
  );
}

const LINES = { listStyle: 'none', margin: 0, padding: 0, maxHeight: '28rem', overflowY: 'auto' };
const NOTE = { gridColumn: '1 / -1', overflowWrap: 'anywhere' };
