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
            <Panel title="Weight">
              <Facts facts={weightsOf(dispute)} />
              {note && <Typography sx={NOTE}>{note}</Typography>}
              <Typography variant="body2" sx={{ marginTop: 3, color: 'text.secondary' }}>
                What the seller is charged follows the weight the parcel was booked with, so a dispute changes nothing
                in its account, however it ends.
              </Typography>
              <Ends dispute={dispute} />
            </Panel>
            <Panel title="Pictures">
              <SentInFiles files={dispute.pictures} />
            </Panel>
          </>
        }
        aside={
          <>
            <Panel title="Parcel">
              <Facts facts={parcelOf(dispute)} />
            </Panel>
            {status !== 'OPEN' && (
              <Panel title="How it ended">
                <Facts
                  facts={[
                    ['Ended', dispute.endedAt && instant(dispute.endedAt)],
                    ['As', DISPUTE_STATUS[status].word],
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
    ['Charged by the courier', <strong key="charged">{kilograms(dispute.chargedWeight)}</strong>],
    ['Measured', <strong key="measured">{kilograms(dispute.measuredWeight)}</strong>],
    ['Booked', kilograms(dispute.bookedWeight)],
    ['Extra charge', dispute.extraAmount === null ? 'Not known yet' : rupees(dispute.extraAmount)],
  ] as const;

const parcelOf = ({ courierName, awb, orderKey, orderId, sellerName, notedBy }: WeightDisputeRecord) =>
  [
    ['Courier', courierName],
    ['AWB', awb],
    [
      'Order',
      <Link key="order" component={RouterLink} to={`/orders/${orderKey}/show`}>
        {orderId}
      </Link>,
    ],
    ['Seller', sellerName],
    ['Noted by', notedBy === 'seller' ? 'The seller' : 'The marketplace'],
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
          done={`${dispute.reference}: ${DISPUTE_STATUS[end].word.toLowerCase()}.`}
        >
          {END_LABELS[end].effect}
        </ReasonButton>
      ))}
    </Box>
  );
}
