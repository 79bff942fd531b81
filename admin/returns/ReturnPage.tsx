import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import {
  CONDITION_WORDS,
  RETURN_KIND_WORDS,
  RETURN_REASON_WORDS,
  RETURN_STATUS_WORDS,
} from '#contract/shop/return-words.ts';
import type { ReturnRecord } from '../providers/records.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { MainAndAside } from '../ui/record/MainAndAside.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { SentInFiles } from '../ui/record/SentInFiles.tsx';
import { Timeline } from '../ui/record/Timeline.tsx';
import { ACTOR_LABELS } from '../ui/actors.ts';
import { instant } from '../ui/instant.ts';
import { rupees } from '../ui/rupees.ts';
import { ReturnChip } from './ReturnChip.tsx';
import { ReturnSteps } from './ReturnSteps.tsx';
import { ShowBase } from 'react-admin';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { shared } from '../words/language.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/returns.ts';
import { formatWeekday } from '../words/dates.ts';

export function ReturnShow() {
  return (
    <ShowBase<ReturnRecord>
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage back={{ to: '/returns', word: words.returns }} record={record} error={error} refetch={refetch}>
          {(back) => <ReturnPage back={back} />}
        </RecordPage>
      )}
    />
  );
}

/** A return: items and reason, evidence, and the next step. */
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
      <MainAndAside
        main={
          <>
            <Panel title={words.whatComesBack}>
              {back.items.map((item) => (
                <Box key={item.orderItemId} sx={{ marginBottom: 2 }}>
                  <Typography sx={{ fontWeight: 600 }}>
                    {item.quantity} × {item.name}
                  </Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {[item.detail, item.skuCode].filter(Boolean).join(', ')}
                  </Typography>
                  {back.kind === 'RETURN' && (
                    <Typography variant="body2">{shared(RETURN_REASON_WORDS[item.reason])}</Typography>
                  )}
                </Box>
              ))}
              {back.note && <Typography sx={{ whiteSpace: 'pre-line' }}>{back.note}</Typography>}
              <ReturnSteps back={back} />
            </Panel>
            {back.media.length > 0 && (
              <Panel title={words.photosAndVideos}>
                <SentInFiles files={back.media} />
              </Panel>
            )}
          </>
        }
        aside={
          <>
            <Panel title={words.return}>
              <Facts facts={factsOf(back)} />
            </Panel>
            <Panel title={words.history}>
              <Timeline
                events={back.events.toReversed().map(({ at, status, by, note }) => ({
                  what: shared(RETURN_STATUS_WORDS[status]),
                  when: words.whenBy(instant(at), ACTOR_LABELS[by]),
                  note,
                }))}
              />
            </Panel>
          </>
        }
      />
    </>
  );
}

const exchangeOf = ({ exchange }: ReturnRecord) =>
  exchange?.detail ? words.inExchange(exchange.detail) : words.theSameInExchange;

function factsOf(back: ReturnRecord) {
  const { kind, resolution, refund, pickup, orderKey, orderId, shopper, condition } = back;
  return [
    [common.kind, shared(RETURN_KIND_WORDS[kind])],
    [words.wants, resolution === 'EXCHANGE' ? exchangeOf(back) : words.refund],
    [common.amount, rupees(back.amount)],
    [words.refundTo, back.needsDestination ? words.notGivenByTheShopper : (back.destination ?? words.thePayment)],
    [words.refund, refund && (refund.status === 'processed' ? common.paid : words.onItsWay)],
    [words.bankReference, refund?.paidReference],
    [words.found, condition && shared(CONDITION_WORDS[condition])],
    [common.courier, pickup && `${pickup.courierName}, ${pickup.awb}`],
    [words.pickup, pickup?.on && formatWeekday(pickup.on)],
    [common.customer, `${shopper.name}, ${shopper.mobile}`],
    [common.seller, back.sellerName],
    [
      common.order,
      <Link key="order" component={RouterLink} to={`/orders/${orderKey}/show`}>
        {orderId}
      </Link>,
    ],
  ] as const;
}
