import { and, eq, isNull, sql } from 'drizzle-orm';
import type { StaffMember, StaffRecord } from '#contract/calls/staff.ts';
import type { SubRole } from '#contract/calls/permissions.ts';
import { memberships, sellers, users } from '../../../db/schema/index.ts';
import type { Builder } from '../../../db/statement.ts';
import { STAFF_IDLE_MS } from '../auth/index.ts';
import { consoleList, equals, search, where } from '../../platform/console-list/index.ts';

const COLUMNS = {
  id: memberships.id,
  userId: users.id,
  fullName: users.fullName,
  email: users.email,
  subRole: sql<SubRole>`${memberships.subRole}`,
  sellerId: memberships.sellerId,
  sellerName: sellers.businessName,
  createdAt: memberships.createdAt,
  lastSeenAt: sql<number | null>`(SELECT max(sessions.last_seen_at) FROM sessions
    WHERE sessions.user_id = memberships.user_id AND sessions.membership_id = memberships.id)`,
  hasSecondFactor: sql<number>`EXISTS (SELECT 1 FROM second_factors
    WHERE second_factors.user_id = memberships.user_id AND second_factors.enrolled_at IS NOT NULL)`,
  version: memberships.version,
};

const DESCRIBED = {
  id: memberships.id,
  owner: memberships.sellerId,
  // A literal condition and not a parameter, since SQLite uses the partial index of staff only then.
  always: and(sql`${memberships.role} <> 'ROLE_CUSTOMER'`, isNull(memberships.archivedAt)),
  counted: sql`${memberships} JOIN ${users} ON ${users.id} = ${memberships.userId}`,
  sorts: { id: memberships.id },
  filters: {
    of: where<'house' | 'sellers'>(
      (of) => sql`CASE WHEN ${memberships.sellerId} IS NULL THEN 'house' ELSE 'sellers' END = ${of}`,
    ),
    sellerId: equals(memberships.sellerId),
    subRole: where<SubRole>((subRole) => sql`${memberships.subRole} = ${subRole}`),
  },
  q: [search.in(users.fullName), search.in(users.email)],
  missing: 'STAFF_NOT_FOUND',
} as const;

/** The console's list of staff of the platform and of sellers. A seller sees its own staff. */
export const managedStaff = consoleList({
  ...DESCRIBED,
  select: (db: Builder) =>
    db
      .select(COLUMNS)
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .leftJoin(sellers, eq(sellers.id, memberships.sellerId))
      .$dynamic(),
  row: (member): StaffMember => ({ ...member, hasSecondFactor: member.hasSecondFactor === 1 }),
});

type Session = StaffRecord['sessions'][number];

/** The member's page: the same with their open sessions. */
export const staffRecords = consoleList({
  ...DESCRIBED,
  select: (db: Builder) =>
    db
      .select({
        ...COLUMNS,
        sessions: sql<string>`(SELECT json_group_array(json(one)) FROM (SELECT json_object('id', id, 'device', device,
            'place', place, 'createdAt', created_at, 'lastSeenAt', last_seen_at, 'expiresAt', expires_at) AS one
          FROM sessions WHERE sessions.user_id = memberships.user_id AND sessions.membership_id = memberships.id
            AND sessions.revoked_at IS NULL ORDER BY last_seen_at DESC LIMIT 100))`,
      })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .leftJoin(sellers, eq(sellers.id, memberships.sellerId))
      .$dynamic(),
  row: ({ sessions, ...member }, { now }): StaffRecord => ({
    ...member,
    hasSecondFactor: member.hasSecondFactor === 1,
    // Sessions that expired or were idle for too long are not open.
    sessions: (JSON.parse(sessions) as (Session & { expiresAt: number })[])
      .filter(({ expiresAt, lastSeenAt }) => expiresAt > now && lastSeenAt > now - STAFF_IDLE_MS)
      .map(({ expiresAt: _, ...session }) => session),
  }),
});
