import { Box } from '@mui/material';
import { DataTable } from 'react-admin';
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
import { common } from '../words/en/common.ts';
import { words } from '../words/en/reviews.ts';

const STARS = [5, 4, 3, 2, 1].map((value) => ({ value, word: words.starsCount(value) }));
const PHOTOS = [
  { value: true, word: words.withPhotos },
  { value: false, word: words.withoutPhotos },
];
const Column = DataTable.Col<ReviewRecord>;

const filters = (
  <FilterBar>
    <SearchFilter label={words.wordsOrProduct} />
    <ChoiceFilter name="rating" label={words.stars} all={words.allStars} choices={STARS} />
    <ChoiceFilter name="answered" label={common.answer} all={words.answeredOrNot} choices={ANSWERED} />
    <ChoiceFilter name="withPhotos" label={words.photos} all={words.photosOrNot} choices={PHOTOS} />
    <ChoiceFilter name="isHidden" label={common.shown} all={words.shownOrHidden} choices={HIDDEN} />
  </FilterBar>
);

export function ReviewList() {
  return (
    <ListPage<ReviewRecord>
      title={words.reviews}
      filters={filters}
      empty={{ text: words.noReviewsFound }}
      failed={words.failedToFetchTheReviews}
      card={ReviewCard}
    >
      <DataTable<ReviewRecord> bulkActionButtons={false} rowClick="show" aria-label={words.reviews}>
        <Column label={words.stars} render={({ rating }) => <Stars rating={rating} />} />
        <Column
          label={words.review}
          render={(review) => (
            <>
              <RowLink to={`/reviews/${review.id}/show`}>{review.productName}</RowLink>
              <Box sx={SHORT}>{review.reviewText}</Box>
            </>
          )}
        />
        <Column label={words.writtenBy} render={({ fullName }) => fullName} />
        {entrance.role === 'ROLE_ADMIN' && <Column label={common.seller} source="sellerName" disableSort />}
        <Column label={words.photos} align="right" render={({ images }) => images.length || ''} />
        <Column label={words.written} render={({ createdAt }) => instant(createdAt)} cellSx={ONE_LINE} />
        <Column label={common.status} render={(review) => <StatusChip {...reviewStanding(review)} />} />
      </DataTable>
    </ListPage>
  );
}

const ONE_LINE = () => ({ whiteSpace: 'nowrap' });
const SHORT = { maxWidth: '24rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };
