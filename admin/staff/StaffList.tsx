import { Box, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { SUB_ROLES } from '#contract/calls/permissions.ts';
import { SUB_ROLE_NAMES } from '#contract/calls/staff.ts';
import { entrance } from '../providers/entrance.ts';
import type { InvitationRecord, StaffMemberRecord } from '../providers/records.ts';
import { useAnswer } from '../providers/useAnswer.ts';
import { CardLink } from '../ui/list/CardLink.tsx';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';
import { instant } from '../ui/instant.ts';
import { InvitationsPanel } from './InvitationsPanel.tsx';
import { InviteButton } from './InviteButton.tsx';
import { shopName } from '../shopName.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/staff.ts';
import { shared } from '../words/language.ts';

const ROLES = SUB_ROLES.map((value) => ({ value, word: shared(SUB_ROLE_NAMES[value]) }));
const OF = [
  { value: 'house', word: words.theShop },
  { value: 'sellers', word: common.sellers },
];
const Column = DataTable.Col<StaffMemberRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };
const seesAll = entrance.role === 'ROLE_ADMIN';
const PLATFORM_FIRST = seesAll ? { of: 'house' } : {};

const filters = (
  <>
    {seesAll && <TabsFilter name="of" label={words.worksFor} choices={OF} />}
    <FilterBar>
      <SearchFilter label={words.nameOrEmail} />
      <ChoiceFilter name="subRole" label={words.role} all={words.allRoles} choices={ROLES} />
    </FilterBar>
  </>
);

/** Staff and invitations. */
export function StaffList() {
  const { answer: invitations = [], refetch } = useAnswer<InvitationRecord[]>(
    '/api/admin/staff/invitations',
    words.failedToFetchTheInvitations,
  );
  return (
    <ListPage<StaffMemberRecord>
      filterDefaultValues={PLATFORM_FIRST}
      title={words.staff}
      actions={<InviteButton onInvited={refetch} />}
      filters={
        <>
          <InvitationsPanel invitations={invitations} onChanged={refetch} />
          {filters}
        </>
      }
      empty={{ text: words.noMembersFound }}
      failed={words.failedToFetchTheMembers}
      card={StaffCard}
    >
      <DataTable<StaffMemberRecord> bulkActionButtons={false} rowClick="show" aria-label={words.staff}>
        <Column
          label={common.name}
          render={({ id, fullName }) => <RowLink to={`/staff/${id}/show`}>{fullName}</RowLink>}
        />
        <Column label={common.email} source="email" disableSort />
        {seesAll && <Column label={words.worksFor} render={({ sellerName }) => sellerName ?? shopName()} />}
        <Column label={words.role} render={({ subRole }) => shared(SUB_ROLE_NAMES[subRole])} />
        <Column label={common.since} sx={ONE_LINE} render={({ createdAt }) => instant(createdAt)} />
        <Column
          label={words.lastSeen}
          sx={ONE_LINE}
          render={({ lastSeenAt }) => (lastSeenAt ? instant(lastSeenAt) : '')}
        />
        <Column
          label={words.secondFactor}
          render={({ hasSecondFactor }) => (hasSecondFactor ? common.yes : common.no)}
        />
      </DataTable>
    </ListPage>
  );
}

function StaffCard({ row }: { row: StaffMemberRecord }) {
  return (
    <CardLink to={`/staff/${row.id}/show`}>
      <Box sx={{ display: 'flex', gap: '12px', alignItems: 'start', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600 }}>{row.fullName}</Typography>
        <Typography variant="body2">{shared(SUB_ROLE_NAMES[row.subRole])}</Typography>
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {row.email}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[seesAll && (row.sellerName ?? shopName()), row.lastSeenAt && words.lastSeenTime(instant(row.lastSeenAt))]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </CardLink>
  );
}
