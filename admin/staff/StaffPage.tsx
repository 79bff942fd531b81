import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useGetIdentity, useNotify } from 'react-admin';
import type { Role, SubRole } from '#contract/calls/permissions.ts';
import { SUB_ROLE_NAMES } from '#contract/calls/staff.ts';
import { ADMIN_SAVE_FAILED } from '#contract/messages.ts';
import type { StaffPageRecord } from '../providers/records.ts';
import { RowConflictDialog } from '../ui/dialog/RowConflictDialog.tsx';
import { Facts } from '../ui/record/Facts.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { RemoveButton } from '../ui/dialog/RemoveButton.tsx';
import { instant } from '../ui/instant.ts';
import { useSaveRow } from '../ui/form/useSaveRow.ts';
import { RoleInput } from './RoleInput.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';
import { shopName } from '../shopName.ts';

interface StaffPageProps {
  member: StaffPageRecord;
  refetch: () => unknown;
}

/** A member of staff: role and sessions. */
export function StaffPage({ member, refetch }: StaffPageProps) {
  const { canAccess: mayChange } = useCanAccess({ resource: 'staff', action: 'change' });
  const { identity } = useGetIdentity();
  const business = member.sellerName ?? shopName();
  return (
    <>
      <PageHeading
        title={member.fullName}
        actions={
          mayChange && (
            <RemoveButton
              resource="staff"
              record={member}
              word="Remove"
              question={`Remove ${member.fullName}?`}
              done={`${member.fullName} is removed and signed out.`}
            >
              They are signed out at once and cannot open the console of {business} any more. What they did stays in the
              audit log, and they can be invited again.
            </RemoveButton>
          )
        }
      />
      <Box sx={COLUMNS}>
        <Box sx={{ display: 'grid', gap: '14px', minWidth: 0 }}>
          <RolePanel member={member} mayChange={mayChange === true} refetch={refetch} />
          <SessionsPanel member={member} isOneself={identity?.id === member.userId} mayChange={mayChange === true} />
        </Box>
        <Panel title="Member">
          <Facts
            facts={[
              ['Works for', business],
              ['Email', member.email],
              ['Since', instant(member.createdAt)],
              ['Last seen', member.lastSeenAt && instant(member.lastSeenAt)],
              ['Second factor', member.hasSecondFactor ? 'Yes' : 'No'],
            ]}
          />
        </Panel>
      </Box>
    </>
  );
}

interface RoleValues {
  subRole: SubRole;
}

function RolePanel({ member, mayChange, refetch }: StaffPageProps & { mayChange: boolean }) {
  const role: Role = member.sellerId === null ? 'ROLE_ADMIN' : 'ROLE_SELLER';
  const notify = useNotify();
  const [subRole, setSubRole] = useState(member.subRole);
  const saving = useSaveRow<RoleValues, StaffPageRecord>({
    resource: 'staff',
    present: member,
    fields: LABELS,
    valuesOf: (row) => row,
    toSend: (values) => values,
    failed: ADMIN_SAVE_FAILED,
    onSaved: (saved) => notify(`${saved.fullName} is ${SUB_ROLE_NAMES[saved.subRole]} now.`, { type: 'success' }),
  });
  return (
    <Panel title="Role">
      <Box sx={{ display: 'grid', gap: '14px', maxWidth: '32rem' }}>
        <RoleInput role={role} value={subRole} onChange={setSubRole} disabled={!mayChange} />
        {mayChange && (
          <Button
            variant="contained"
            disabled={saving.isSaving || subRole === member.subRole}
            onClick={() => void saving.save({ subRole })}
            sx={{ justifySelf: 'start' }}
          >
            Save
          </Button>
        )}
      </Box>
      <RowConflictDialog title="Someone else changed this member" saving={saving} refetch={refetch} />
    </Panel>
  );
}

const LABELS = { subRole: ['Role', (value: SubRole) => SUB_ROLE_NAMES[value]] } as const;
const COLUMNS = {
  display: 'grid',
  gap: '14px',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
} as const;
