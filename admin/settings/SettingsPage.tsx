import { Box, Link } from '@mui/material';
import type { ComponentType } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { SetUpGroup } from '../set-up/SetUpGroup.tsx';
import {
  AnnouncementGroup,
  BrandGroup,
  ContactGroup,
  LetterGroup,
  StaffDiscountGroup,
  PolicyGroup,
  SocialProofGroup,
} from './StoreGroups.tsx';
import { CodLadderGroup } from './CodLadderGroup.tsx';
import { CompanyGroup, FeeGroup } from './CompanyGroups.tsx';
import { FeedGroup } from './FeedGroup.tsx';
import { MarkGroup } from './MarkGroup.tsx';
import { LookGroup } from './look/LookGroup.tsx';
import { WordGroup } from './WordGroup.tsx';
import { useGetOne } from 'react-admin';
import type { HomeSettingsRecord } from '../providers/records.ts';
import { RecordFrame } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { HomeSettings } from './HomeSettings.tsx';
import { MessageGroup } from './MessageGroup.tsx';
import { PlaceGroup } from './PlaceGroup.tsx';
import { MailList } from './mails/MailList.tsx';
import { MailPage } from './mails/MailPage.tsx';
import { MAIL_PARAMETER } from './mails/mailLabels.ts';

const GROUPS: { name: string; word: string; Page: ComponentType }[] = [
  { name: 'home', word: 'Home page', Page: HomeGroup },
  { name: 'brand', word: 'Name', Page: BrandGroup },
  { name: 'look', word: 'Look', Page: LookGroup },
  { name: 'words', word: 'Texts', Page: WordGroup },
  { name: 'company', word: 'Company', Page: CompanyGroup },
  { name: 'policies', word: 'Policies', Page: PolicyGroup },
  { name: 'cod-ladder', word: 'Cash risk', Page: CodLadderGroup },
  { name: 'fees', word: 'Fees', Page: FeeGroup },
  { name: 'staff-discounts', word: 'Discounts by staff', Page: StaffDiscountGroup },
  { name: 'marks', word: 'Product marks', Page: MarkGroup },
  { name: 'announcements', word: 'Announcements', Page: AnnouncementGroup },
  { name: 'places', word: 'PIN codes', Page: PlaceGroup },
  { name: 'contact', word: 'Contact', Page: ContactGroup },
  { name: 'social-proof', word: 'Notifications', Page: SocialProofGroup },
  { name: 'feeds', word: 'Feeds', Page: FeedGroup },
  { name: 'emails', word: 'Emails', Page: MailGroup },
  { name: 'letters', word: 'Letters', Page: LetterGroup },
  { name: 'messages', word: 'Messages', Page: MessageGroup },
  { name: 'set-up', word: 'Open and close', Page: SetUpGroup },
];
const PARAMETER = 'group';

/** The settings, one group at a time; the group is in the address. */
export function SettingsPage() {
  const [query] = useSearchParams();
  const { name, Page } = GROUPS.find((group) => group.name === query.get(PARAMETER)) ?? GROUPS[0]!;
  return (
    <>
      <PageHeading title="Settings" />
      <Box component="nav" aria-label="Settings" sx={GROUP_LINKS}>
        {GROUPS.map((group) => (
          <Link
            key={group.name}
            component={RouterLink}
            to={`/settings?${PARAMETER}=${group.name}`}
            aria-current={group.name === name ? 'page' : undefined}
            sx={GROUP_LINK}
          >
            {group.word}
          </Link>
        ))}
      </Box>
      <Page key={name} />
    </>
  );
}

const GROUP_LINKS = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 4px',
  marginBottom: 3,
  borderBottom: 1,
  borderColor: 'divider',
};
const GROUP_LINK = {
  display: 'flex',
  alignItems: 'center',
  minHeight: { xs: 44, md: 36 },
  paddingInline: '12px',
  fontSize: '0.9375rem',
  color: 'text.secondary',
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  '&:hover': { color: 'text.primary' },
  '&[aria-current=page]': { color: 'text.primary', fontWeight: 600, borderColor: 'primary.main' },
};

/** The seasons and price links of the home page. */
function HomeGroup() {
  const { data, error, refetch } = useGetOne<HomeSettingsRecord>('settings', { id: 'home' }, ERRORS_IN_PLACE);
  return (
    <RecordFrame record={data} error={error} refetch={refetch}>
      {(home) => <HomeSettings key={home.version} home={home} refetch={refetch} />}
    </RecordFrame>
  );
}

/** The emails of the shop: all of them, or the one in the address. */
function MailGroup() {
  const [query] = useSearchParams();
  const mail = query.get(MAIL_PARAMETER);
  return mail === null ? <MailList /> : <MailPage key={mail} mail={mail} />;
}
