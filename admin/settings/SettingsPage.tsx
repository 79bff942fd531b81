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
import { common } from '../words/en/common.ts';
import { words } from '../words/en/settings.ts';

const GROUPS: { name: string; word: string; Page: ComponentType }[] = [
  { name: 'home', word: words.homePage, Page: HomeGroup },
  { name: 'brand', word: common.name, Page: BrandGroup },
  { name: 'look', word: words.look, Page: LookGroup },
  { name: 'words', word: words.texts, Page: WordGroup },
  { name: 'company', word: words.company, Page: CompanyGroup },
  { name: 'policies', word: words.policies, Page: PolicyGroup },
  { name: 'cod-ladder', word: words.cashRisk, Page: CodLadderGroup },
  { name: 'fees', word: words.fees, Page: FeeGroup },
  { name: 'staff-discounts', word: words.discountsByStaff, Page: StaffDiscountGroup },
  { name: 'marks', word: words.productMarks, Page: MarkGroup },
  { name: 'announcements', word: words.announcements, Page: AnnouncementGroup },
  { name: 'places', word: words.pinCodes, Page: PlaceGroup },
  { name: 'contact', word: words.contact, Page: ContactGroup },
  { name: 'social-proof', word: words.notifications, Page: SocialProofGroup },
  { name: 'feeds', word: words.feeds, Page: FeedGroup },
  { name: 'emails', word: words.emails, Page: MailGroup },
  { name: 'letters', word: words.letters, Page: LetterGroup },
  { name: 'messages', word: common.messages, Page: MessageGroup },
  { name: 'set-up', word: words.openAndClose, Page: SetUpGroup },
];
const PARAMETER = 'group';

/** The settings, one group at a time; the group is in the address. */
export function SettingsPage() {
  const [query] = useSearchParams();
  const { name, Page } = GROUPS.find((group) => group.name === query.get(PARAMETER)) ?? GROUPS[0]!;
  return (
    <>
      <PageHeading title={words.settings} />
      <Box component="nav" aria-label={words.settings} sx={GROUP_LINKS}>
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
