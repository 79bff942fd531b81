import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import { formatWeekday } from '#contract/shop/dates.ts';
import {
  CONDITION_WORDS,
  RETURN_KIND_WORDS,
  RETURN_REASON_WORDS,
  RETURN_STATUS_WORDS,
} from '#contract/shop/return-words.ts';
import type { ReturnRecord } from '../providers/records.ts';
import { Facts } from '../ui/Facts.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Panel } from '../ui/Panel.tsx';
import { instant } from '../ui/instant.ts';
import { rupees } from '../ui/rupees.ts';
import { ReturnChip } from './ReturnChip.tsx';
import { ReturnSteps } from './ReturnSteps.tsx';

/** A return as it is decided: what comes back and why, what shows it, and the next step. */
export function ReturnPage({ back }: { back: ReturnRecord }) {
  return (
    <>
      <PageHeading
        title={back.reference}
        aside={
          <>
            <ReturnChip status={back.status} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {instant(back.createdAt)}
            </Typography>
          </>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: '14px',
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
        }}
      >
        <Box sx={COLUMN}>
          <Panel title="What comes back">
            {back.items.map((item) => (
              <Box key={item.orderItemId} sx={{ marginBottom: 2 }}>
                <Typography sx={{ fontWeight: 600 }}>
                  {item.quantity} × {item.name}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {[item.detail, item.skuCode].filter(Boolean).join(', ')}
                </Typography>
                {back.kind === 'RETURN' && <Typography variant="body2">{RETURN_REASON_WORDS[item.reason]}</Typography>}
              </Box>
            ))}
            {back.note && <Typography sx={{ whiteSpace: 'pre-line' }}>{back.note}</Typography>}
            <ReturnSteps back={back} />
          </Panel>
          {back.media.length > 0 && <ReturnFiles media={back.media} />}
        </Box>
        <Box sx={COLUMN}>
          <Panel title="Return">
            <Facts facts={factsOf(back)} />
          </Panel>
          <Panel title="History">
            <Facts
              facts={back.events.map((event) => [
                instant(event.at),
                <>
                  {RETURN_STATUS_WORDS[event.status]} ({event.by}){event.note && <>: {event.note}</>}
                </>,
              ])}
            />
          </Panel>
        </Box>
      </Box>
    </>
  );
}

const COLUMN = { display: 'grid', gap: '14px', minWidth: 0 };

function factsOf(back: ReturnRecord) {
  const { kind, resolution, exchange, refund, pickup, orderKey, orderId, shopper, condition } = back;
  return [
    ['Kind', RETURN_KIND_WORDS[kind]],
    ['Wants', resolution === 'EXCHANGE' ? `${exchange?.detail || 'the same'} in exchange` : 'Refund'],
    ['Amount', rupees(back.amount)],
    ['Refund to', back.needsDestination ? 'Not given by the shopper yet' : (back.destination ?? 'The payment')],
    ['Refund', refund && (refund.status === 'processed' ? 'Paid' : 'On its way')],
    ['Bank reference', refund?.paidReference],
    ['Found', condition && CONDITION_WORDS[condition]],
    ['Courier', pickup && `${pickup.courierName}, ${pickup.awb}`],
    ['Pickup', pickup?.on && formatWeekday(pickup.on)],
    ['Customer', `${shopper.name}, ${shopper.mobile}`],
    ['Seller', back.sellerName],
    [
      'Order',
      <Link key="order" component={RouterLink} to={`/orders/${orderKey}/show`}>
        {orderId}
      </Link>,
    ],
  ] as const;
}

/** The pictures and films the shopper sent in; their addresses are good for ten minutes. */
function ReturnFiles({ media }: Pick<ReturnRecord, 'media'>) {
  return (
    <Panel title="Photos and videos">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px' }}>
        {media.map(({ key, url, mediaType, name }) =>
          mediaType === 'VIDEO' ? (
            <Box key={key} component="video" src={url} controls aria-label={name} sx={SHOWN} />
          ) : (
            <Link key={key} href={url} target="_blank" rel="noopener">
              <Box component="img" src={url} alt={name} sx={SHOWN} />
            </Link>
          ),
        )}
      </Box>
    </Panel>
  );
}

const SHOWN = {
  display: 'block',
  maxWidth: '100%',
  width: 220,
  height: 220,
  objectFit: 'contain',
  background: '#0001',
};
