import { Box, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { RETURN_KIND_WORDS } from '#contract/shop/return-words.ts';
import type { ReturnRecord } from '../providers/records.ts';
import { SellerFilter } from '../sellers/SellerFilter.tsx';
import { Amount } from '../ui/Amount.tsx';
import { CardLink } from '../ui/list/CardLink.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { TabsFilter } from '../ui/list/TabsFilter.tsx';
import { instant } from '../ui/instant.ts';
import { waitingSince } from '../ui/waitingSince.ts';
import { ReturnChip } from './ReturnChip.tsx';
import { RETURN_TONES, STATUS_CHOICES } from './returnStatus.ts';
import { shared } from '../words/language.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/returns.ts';

const Column = DataTable.Col<ReturnRecord>;
const ONE_LINE = { whiteSpace: 'nowrap' };

const returnFilters = (
  <>
    <TabsFilter name="status" label={common.status} choices={STATUS_CHOICES} />
    <FilterBar>
      <SearchFilter label={words.returnNameMobileOrAwb} />
      <SellerFilter />
    </FilterBar>
  </>
);

const requestOf = ({ kind, resolution }: ReturnRecord) => {
  if (kind === 'GIVE_BACK') return shared(RETURN_KIND_WORDS.GIVE_BACK);
  return resolution === 'EXCHANGE' ? words.exchange : words.refund;
};

export function ReturnList() {
  return (
    <ListPage<ReturnRecord>
      title={words.returns}
      filters={returnFilters}
      empty={{ text: words.noReturns }}
      failed={words.failedToFetchTheReturns}
      card={ReturnCard}
    >
      <DataTable<ReturnRecord> bulkActionButtons={false} rowClick="show" aria-label={words.returns}>
        <Column
          label={words.return}
          sx={ONE_LINE}
          render={({ id, reference }) => <RowLink to={`/returns/${id}/show`}>{reference}</RowLink>}
        />
        <Column label={common.asked} sx={ONE_LINE} render={({ createdAt }) => instant(createdAt)} />
        <Column label={common.customer} render={({ shopper }) => shopper.name} />
        <Column
          label={common.what}
          render={({ items }) => items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
        />
        <Column label={words.wants} render={requestOf} />
        <Column label={common.amount} align="right" render={({ amount }) => <Amount rupees={amount} />} />
        <Column label={words.photos} render={(back) => <FirstPhoto back={back} />} />
        <Column
          label={common.status}
          render={(back) => (
            <>
              <ReturnChip status={back.status} />
              <Waits back={back} />
            </>
          )}
        />
      </DataTable>
    </ListPage>
  );
}

function ReturnCard({ row }: { row: ReturnRecord }) {
  return (
    <CardLink to={`/returns/${row.id}/show`}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, fontWeight: 600 }}>
        {row.reference}
        <Amount rupees={row.amount} strong />
      </Box>
      <Typography variant="body2">
        {row.items.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
      </Typography>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, fontSize: '0.875rem' }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[`${row.shopper.name}, ${instant(row.createdAt)}`, requestOf(row), photosOf(row)]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        <Box sx={{ display: 'grid', justifyItems: 'end' }}>
          <ReturnChip status={row.status} />
          <Waits back={row} />
        </Box>
      </Box>
    </CardLink>
  );
}

/** Returns the number of photos and videos; '' without any. */
function photosOf({ media }: ReturnRecord): string {
  return media.length === 0 ? '' : words.mediaCount(media.length);
}

/** The first photo; the list does not play videos. */
function FirstPhoto({ back }: { back: ReturnRecord }) {
  const photo = back.media.find(({ mediaType }) => mediaType === 'IMAGE');
  if (!photo) return photosOf(back) || '–';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box
        component="img"
        src={photo.url}
        alt={photo.name}
        loading="lazy"
        sx={{ width: 44, height: 44, objectFit: 'cover', borderRadius: 1 }}
      />
      {back.media.length > 1 && `+${back.media.length - 1}`}
    </Box>
  );
}

/** How long the next step of the seller or the platform has been due. */
function Waits({ back }: { back: ReturnRecord }) {
  const since = back.events.at(-1)?.at;
  if (!since || RETURN_TONES[back.status] !== 'due') return null;
  return (
    <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary', whiteSpace: 'nowrap' }}>
      {waitingSince(since)}
    </Typography>
  );
}
