import { Box, Link, Typography } from '@mui/material';
import { imageUrl, mediaUrl } from '#contract/pages/image-url.ts';
import { productPath } from '#contract/pages/paths.ts';
import { REPLY_TEXT_MAX } from '#contract/shop/review-words.ts';
import type { ReviewRecord } from '../providers/records.ts';
import { AnswerForm } from '../ui/form/AnswerForm.tsx';
import { Facts } from '../ui/record/Facts.tsx';
import { PageHeading } from '../ui/record/PageHeading.tsx';
import { Panel } from '../ui/record/Panel.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { VisibilityButton } from '../ui/dialog/VisibilityButton.tsx';
import { instant } from '../ui/instant.ts';
import { Stars } from './Stars.tsx';
import { reviewStanding } from './reviewLabels.ts';
import { ShowBase } from 'react-admin';
import { RecordPage } from '../ui/record/RecordPage.tsx';
import { ERRORS_IN_PLACE } from '../ui/record/errorsInPlace.ts';
import { common } from '../words/en/common.ts';
import { words } from '../words/en/reviews.ts';

export function ReviewShow() {
  return (
    <ShowBase<ReviewRecord>
      queryOptions={ERRORS_IN_PLACE}
      render={({ record, error, refetch }) => (
        <RecordPage back={{ to: '/reviews', word: words.reviews }} record={record} error={error} refetch={refetch}>
          {(review) => <ReviewPage review={review} />}
        </RecordPage>
      )}
    />
  );
}

const ANSWERED_FOR = { seller: words.answeredForTheSeller, house: words.answeredForTheShop } as const;

/** A review with its pictures and replies; it can be answered, and hidden by the platform. */
export function ReviewPage({ review }: { review: ReviewRecord }) {
  return (
    <>
      <PageHeading
        title={words.reviewOfProduct(review.productName)}
        aside={<StatusChip {...reviewStanding(review)} />}
        actions={
          <VisibilityButton
            path={`/api/admin/reviews/${review.id}/visibility`}
            what="review"
            isHidden={review.isHidden}
          />
        }
      />
      <Box sx={COLUMNS}>
        <Panel title={review.fullName}>
          <Stars rating={review.rating} />
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', marginBlock: 1 }}>
            {review.reviewText}
          </Typography>
          {review.images.length > 0 && review.isHidden && (
            <Typography color="text.secondary">{words.picturesOfAHiddenReview}</Typography>
          )}
          {review.images.length > 0 && !review.isHidden && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '10px' }}>
              {review.images.map((key, at) => (
                <Link key={key} href={mediaUrl(key)} target="_blank" rel="noopener">
                  <Box
                    component="img"
                    src={imageUrl(key, 320, 'webp')}
                    alt={words.photoOfTheReview(at + 1)}
                    sx={PHOTO}
                  />
                </Link>
              ))}
            </Box>
          )}
        </Panel>
        <Panel title={words.aboutIt}>
          <Facts
            facts={[
              [
                common.product,
                <Link key="product" href={productPath(review.seoUrl)} target="_blank" rel="noopener">
                  {review.productName}
                </Link>,
              ],
              [common.seller, review.sellerName],
              [words.boughtHere, review.verifiedPurchase ? common.yes : common.no],
              [common.size, review.boughtSize],
              [words.helpfulTo, review.likes],
              [words.written, instant(review.createdAt)],
              [common.changed, review.editedAt && instant(review.editedAt)],
            ]}
          />
        </Panel>
        <Panel title={words.answers}>
          {review.replies.length === 0 && <Typography color="text.secondary">{words.noAnswerYet}</Typography>}
          {review.replies.map((reply) => (
            <Box key={reply.id} sx={{ marginBottom: 2 }}>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {ANSWERED_FOR[reply.by](reply.fullName, instant(reply.createdAt))}
              </Typography>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{reply.text}</Typography>
            </Box>
          ))}
          <AnswerForm
            resource="reviews"
            path={`/reviews/reviews/${review.id}/replies`}
            label={words.yourAnswerForEverybodyTo}
            max={REPLY_TEXT_MAX}
          />
        </Panel>
      </Box>
    </>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: '14px',
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' },
} as const;
const PHOTO = { display: 'block', width: 140, height: 140, objectFit: 'cover', borderRadius: 1 } as const;
