import { Box, Link, Typography } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { ENDS_OF_HOUSE, WEIGHT_DISPUTE_ENDS } from '#contract/states/weight-dispute.ts';
import { entrance } from '../providers/entrance.ts';
import type { WeightDisputeRecord } from '../providers/records.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { MainAndAside } from '../ui/record/MainAndAside.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { ReasonButton } from '../ui/dialog/ReasonButton.tsx';
import { SentInFiles } from '../ui/record/SentInFiles.tsx';
import { instant } from '../ui/instant.ts';
import { rupees } from '../ui/rupees.ts';
import { useFocusKept } from '../ui/useFocusKept.ts';
import { DISPUTE_STATUS, END_LABELS, kilograms } from './disputeStatus.ts';
import { WeightDisputeChip } from './WeightDisputeChip.tsx';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/weight-disputes.ts';

/** A weight dispute with its pictures and outcome. */
export function WeightDisputePage({ dispute }: { dispute: WeightDisputeRecord }) {
  const { status, note, endReason } = dispute;
  return (
    <>
      <PageHeading
        title={dispute.reference}
        aside={
          <>
            <WeightDisputeChip status={status} />
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {instant(dispute.createdAt)}
            </Typography>
          </>
        }
      />
      <MainAndAside
        main={
          <>
            <Panel title={words.weight}>
              <Facts facts={weightsOf(dispute)} />
              {note && <Typography sx={NOTE}>{note}</Typography>}
              <Typography variant="body2" sx={{ marginTop: 3, color: 'text.secondary' }}>
                {words.whatTheSellerIsCharged}
              </Typography>
              <Ends dispute={dispute} />
            </Panel>
            <Panel title={common.pictures}>
              <SentInFiles files={dispute.pictures} />
            </Panel>
          </>
        }
        aside={
          <>
            <Panel title={words.parcel}>
              <Facts facts={parcelOf(dispute)} />
            </Panel>
            {status !== 'OPEN' && (
              <Panel title={words.howItEnded}>
                <Facts
                  facts={[
                    [common.ended, dispute.endedAt && instant(dispute.endedAt)],
                    [words.endedAs, DISPUTE_STATUS[status].word],
                  ]}
                />
                <Typography sx={NOTE}>{endReason}</Typography>
              </Panel>
            )}
          </>
        }
      />
    </>
  );
}

const NOTE = { marginTop: 3, whiteSpace: 'pre-line', overflowWrap: 'anywhere' };

const weightsOf = (dispute: WeightDisputeRecord) =>
  [
    [words.chargedByTheCourier, <strong key="charged">{kilograms(dispute.chargedWeight)}</strong>],
    [words.measured, <strong key="measured">{kilograms(dispute.measuredWeight)}</strong>],
    [words.booked, kilograms(dispute.bookedWeight)],
    [words.extraCharge, dispute.extraAmount === null ? words.notKnownYet : rupees(dispute.extraAmount)],
  ] as const;

const parcelOf = ({ courierName, awb, orderKey, orderId, sellerName, notedBy }: WeightDisputeRecord) =>
  [
    [common.courier, courierName],
    ['AWB', awb],
    [
      common.order,
      <Link key="order" component={RouterLink} to={`/orders/${orderKey}/show`}>
        {orderId}
      </Link>,
    ],
    [common.seller, sellerName],
    [words.notedBy, notedBy === 'seller' ? words.theSeller : common.theMarketplace],
  ] as const;

/** The possible outcomes. */
function Ends({ dispute }: { dispute: WeightDisputeRecord }) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'weight-disputes', action: 'change' });
  const group = useFocusKept();
  const isPlatform = entrance.role === 'ROLE_ADMIN';
  const ends = WEIGHT_DISPUTE_ENDS.filter(
    (end) => isPlatform || (dispute.notedBy === 'seller' && !ENDS_OF_HOUSE.includes(end)),
  );
  if (!mayChange || dispute.status !== 'OPEN' || ends.length === 0) return null;
  return (
    <Box {...group} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 3 }}>
      {ends.map((end) => (
        <ReasonButton
          key={end}
          word={END_LABELS[end].word}
          color="secondary"
          question={END_LABELS[end].question}
          path={`/api/admin/weight-disputes/${dispute.id}`}
          body={{ status: end, version: dispute.version }}
          done={words.disputeIsNow(dispute.reference, DISPUTE_STATUS[end].word)}
        >
          {END_LABELS[end].effect}
        </ReasonButton>
      ))}
    </Box>
  );
}
