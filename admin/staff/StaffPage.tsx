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
import { common } from '../words/en/common.ts';
import { words } from '../words/en/staff.ts';
import { shared } from '../words/language.ts';

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
              word={common.remove}
              question={words.removeFullName(member.fullName)}
              done={words.isRemovedAndSignedOut(member.fullName)}
            >
              {words.theyAreSignedOutAt(business)}
            </RemoveButton>
          )
        }
      />
      <Box sx={COLUMNS}>
        <Box sx={{ display: 'grid', gap: '14px', minWidth: 0 }}>
          <RolePanel member={member} mayChange={mayChange === true} refetch={refetch} />
          <SessionsPanel member={member} isOneself={identity?.id === member.userId} mayChange={mayChange === true} />
        </Box>
        <Panel title={words.member}>
          <Facts
            facts={[
              [words.worksFor, business],
              [common.email, member.email],
              [common.since, instant(member.createdAt)],
              [words.lastSeen, member.lastSeenAt && instant(member.lastSeenAt)],
              [words.secondFactor, member.hasSecondFactor ? common.yes : common.no],
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
    onSaved: (saved) =>
      notify(words.hasRoleNow(saved.fullName, shared(SUB_ROLE_NAMES[saved.subRole])), { type: 'success' }),
  });
  return (
    <Panel title={words.role}>
      <Box sx={{ display: 'grid', gap: '14px', maxWidth: '32rem' }}>
        <RoleInput role={role} value={subRole} onChange={setSubRole} disabled={!mayChange} />
        {mayChange && (
          <Button
            variant="contained"
            disabled={saving.isSaving || subRole === member.subRole}
            onClick={() => void saving.save({ subRole })}
            sx={{ justifySelf: 'start' }}
          >
            {common.save}
          </Button>
        )}
      </Box>
      <RowConflictDialog title={words.someoneElseChangedThisMember} saving={saving} refetch={refetch} />
    </Panel>
  );
}

const LABELS = { subRole: [words.role, (value: SubRole) => shared(SUB_ROLE_NAMES[value])] } as const;
const COLUMNS = {
  display: 'grid',
  gap: '14px',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
} as const;
