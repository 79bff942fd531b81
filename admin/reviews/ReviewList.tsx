import { Box } from '@mui/material';
import { DataTable } from 'react-admin';
import { SEARCH_EMPTY_HINT } from '#contract/messages.ts';
import { entrance } from '../providers/entrance.ts';
import type { ReviewRecord } from '../providers/records.ts';
import { ChoiceFilter } from '../ui/list/ChoiceFilter.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { RowLink } from '../ui/list/RowLink.tsx';
import { SearchFilter } from '../ui/list/SearchFilter.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { instant } from '../ui/instant.ts';
import { ReviewCard } from './ReviewCard.tsx';
import { Stars } from './Stars.tsx';
import { ANSWERED, HIDDEN, reviewStanding } from './reviewLabels.ts';

const STARS = [5, 4, 3, 2, 1].map((value) => ({ value, word: value === 1 ? '1 star' : `${value} stars` }));
const PHOTOS = [
  { value: true, word: 'With photos' },
  { value: false, word: 'Without photos' },
];
const Column = DataTable.Col<ReviewRecord>;

const filters = (
  <FilterBar>
    <SearchFilter label="Words or product" />
    <ChoiceFilter name="rating" label="Stars" all="All stars" choices={STARS} />
    <ChoiceFilter name="answered" label="Answer" all="Answered or not" choices={ANSWERED} />
    <ChoiceFilter name="withPhotos" label="Photos" all="Photos or not" choices={PHOTOS} />
    <ChoiceFilter name="isHidden" label="Shown" all="Shown or hidden" choices={HIDDEN} />
  </FilterBar>
);

export function ReviewList() {
  return (
    <ListPage<ReviewRecord>
      title="Reviews"
      filters={filters}
      empty={{ text: 'No reviews found', hint: SEARCH_EMPTY_HINT }}
      failed="Failed to fetch the reviews"
      card={ReviewCard}
    >
      <DataTable<ReviewRecord> bulkActionButtons={false} rowClick="show" aria-label="Reviews">
        <Column label="Stars" render={({ rating }) => <Stars rating={rating} />} />
        <Column
          label="Review"
          render={(review) => (
            <>
              <RowLink to={`/reviews/${review.id}/show`}>{review.productName}</RowLink>
              <Box sx={SHORT}>{review.reviewText}</Box>
            </>
          )}
        />
        <Column label="From" render={({ fullName }) => fullName} />
        {entrance.role === 'ROLE_ADMIN' && <Column label="Seller" source="sellerName" disableSort />}
        <Column label="Photos" align="right" render={({ images }) => images.length || ''} />
        <Column label="Written" render={({ createdAt }) => instant(createdAt)} cellSx={ONE_LINE} />
        <Column label="Status" render={(review) => <StatusChip {...reviewStanding(review)} />} />
      </DataTable>
    </ListPage>
  );
}

const ONE_LINE = () => ({ whiteSpace: 'nowrap' });
const SHORT = { maxWidth: '24rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
