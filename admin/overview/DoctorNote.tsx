import { Alert, Link } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { DiagnosisRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { words } from '../words/en/overview.ts';

/** The findings of the quick checks that are not in order, with a link to the Doctor page. Nothing if all is well. */
export function DoctorNote() {
  const { canAccess = false } = useCanAccess({ resource: 'doctor', action: 'list' });
  const { answer } = useAnswer<DiagnosisRecord>(canAccess ? '/api/admin/doctor?quick=true' : undefined);
  const faults = answer?.checks.filter(({ ok }) => !ok) ?? [];
  if (faults.length === 0) return null;
  return (
    <Alert severity="error" sx={{ overflowWrap: 'anywhere' }}>
      {faults.map(({ message }) => message).join(' ')}{' '}
      <Link component={RouterLink} to="/doctor" underline="always">
        {words.openDoctor}
      </Link>
    </Alert>
  );
}
