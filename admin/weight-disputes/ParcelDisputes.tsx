import { Box, Button, Link } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { WeightDisputeRecord } from '../providers/records.ts';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { NoteDisputeDialog } from './NoteDisputeDialog.tsx';
import { WeightDisputeChip } from './WeightDisputeChip.tsx';
import { words } from '../words/en/weight-disputes.ts';

/** The weight disputes of a parcel, and a button for a new one if none is open. */
export function ParcelDisputes({ shipmentId }: { shipmentId: number }) {
  const { canAccess: mayNote } = useCanAccess({ resource: 'weight-disputes', action: 'change' });
  const { data: disputes } = useGetList<WeightDisputeRecord>(
    'weight-disputes',
    { filter: { shipmentId }, sort: { field: 'id', order: 'DESC' }, pagination: { page: 1, perPage: 10 } },
    ERRORS_IN_PLACE,
  );
  const [isNoting, setNoting] = useState(false);
  if (!disputes) return null;
  const mayDispute = mayNote && disputes.every(({ status }) => status !== 'OPEN');
  if (disputes.length === 0 && !mayDispute) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, marginTop: 3 }}>
      {disputes.map(({ id, reference, status }) => (
        <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: { xs: 44, md: 36 } }}>
          <Link component={RouterLink} to={`/weight-disputes/${id}/show`}>
            {words.disputeOfReference(reference)}
          </Link>
          <WeightDisputeChip status={status} />
        </Box>
      ))}
      {mayDispute && (
        <Button variant="outlined" color="secondary" onClick={() => setNoting(true)}>
          {words.disputeTheChargedWeight}
        </Button>
      )}
      {isNoting && <NoteDisputeDialog shipmentId={shipmentId} onClose={() => setNoting(false)} />}
    </Box>
  );
}
