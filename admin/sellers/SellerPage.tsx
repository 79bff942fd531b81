import { Box, Link } from '@mui/material';
import { useCanAccess, ShowBase } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { FeeRates } from '../fee-rates/FeeRates.tsx';
import type { SellerRecord } from '../providers/records.ts';
import { Facts } from '../ui/record/Facts.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';
import { LONE_LINK } from '../ui/loneLink.ts';
import { HolidayPanel } from './HolidayPanel.tsx';
import { PerformanceFacts } from './PerformanceFacts.tsx';
import { SellerPapers } from './SellerPapers.tsx';
import { SellerStatusPanel } from './SellerStatusPanel.tsx';
import { SELLER_STATUS } from './sellerStatus.ts';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/sellers.ts';

export function SellerShow() {
  return (
    <ShowBase<SellerRecord>
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage back={{ to: '/sellers', word: common.sellers }} record={record} error={error} refetch={refetch}>
          {(seller) => <SellerPage seller={seller} />}
        </RecordPage>
      )}
    />
  );
}

/** A seller for the platform: details with the documents that prove them, status with its history, and performance. */
export function SellerPage({ seller }: { seller: SellerRecord }) {
  const { canAccess: seesRates } = useCanAccess({ resource: 'settings', action: 'list' });
  const { canAccess: setsHoliday } = useCanAccess({ resource: 'sellers', action: 'holiday' });
  const { pickupAddress: pickup, businessDetails: business, bankDetails: bank } = seller;
  const id = Number(seller.id);
  return (
    <>
      <PageHeading title={business.businessName} aside={<StatusChip {...SELLER_STATUS[seller.status]} />} />
      <Box sx={COLUMNS}>
        <SellerPapers seller={seller} />
        <Box sx={{ display: 'grid', gap: '14px', minWidth: 0 }}>
          <SellerStatusPanel key={seller.version} seller={seller} />
          <Panel title={common.business}>
            <Facts
              facts={[
                [common.email, `${seller.email}${seller.emailProven ? '' : ` ${words.notConfirmedYet}`}`],
                [common.mobile, seller.mobile],
                [words.pickup, `${pickup.name}, ${pickup.mobile}`],
                [common.business, `${business.businessEmail}, ${business.businessMobile}`],
                [words.bankChanged, bank?.changedAt && instant(bank.changedAt)],
                [words.registered, instant(seller.createdAt)],
              ]}
            />
          </Panel>
          {seller.status !== 'PENDING_VERIFICATION' && (
            <HolidayPanel seller={seller} isLocked={setsHoliday !== true || seller.status === 'CLOSED'} />
          )}
          {seller.status !== 'PENDING_VERIFICATION' && <PerformanceFacts id={id} />}
          {seesRates && (
            <Panel title={words.commission}>
              <FeeRates sellerId={id} />
            </Panel>
          )}
          <Panel title={words.inTheConsole}>
            <Box component="ul" sx={LINKS}>
              {LISTS.map((list) => (
                <ListLink key={list.resource} {...list} sellerId={id} />
              ))}
            </Box>
          </Panel>
        </Box>
      </Box>
    </>
  );
}

const bySeller = (sellerId: number) => ({ sellerId });

const LISTS: readonly { resource: string; word: string; filter: (sellerId: number) => object }[] = [
  { resource: 'products', word: common.products, filter: bySeller },
  { resource: 'inventory', word: words.inventory, filter: bySeller },
  { resource: 'orders', word: common.orders, filter: bySeller },
  { resource: 'payouts', word: words.payouts, filter: bySeller },
  { resource: 'staff', word: words.people, filter: bySeller },
  { resource: 'audit', word: words.changes, filter: (subjectId) => ({ subject: 'seller', subjectId }) },
];

function ListLink({ resource, word, filter, sellerId }: (typeof LISTS)[number] & { sellerId: number }) {
  const { canAccess } = useCanAccess({ resource, action: 'list' });
  if (!canAccess) return null;
  return (
    <li>
      <Link
        component={RouterLink}
        to={`/${resource}?filter=${encodeURIComponent(JSON.stringify(filter(sellerId)))}`}
        sx={LONE_LINK}
      >
        {word}
      </Link>
    </li>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: '14px',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 23rem' },
} as const;
const LINKS = { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexWrap: 'wrap', gap: '0 20px' } as const;
