import { formatDay, kolkataDay } from '#contract/shop/dates.ts';
import * as messages from '#contract/messages.ts';
import { imageUrl } from '#contract/pages/image-url.ts';
import { REVIEW_TEXT_SHOWN, SUB_RATINGS } from '#contract/shop/review-words.ts';
import type { SubRating } from '#contract/shop/review-words.ts';
import { Stars } from '../../ui/Stars.tsx';
import { keyOf } from './photo.ts';
import { initialsOf } from './rating.ts';
import type { ShownReview } from './shown-reviews.ts';
import styles from './review-card.module.css';

interface Props {
  review: ShownReview;
  shopName: string;
  isLiked: boolean;
  /** Toggles the helpful mark; undefined if it is not possible. */
  onLike: (() => void) | undefined;
}

/** A review: author, stars, text, photos and reply. */
export function ReviewCard({ review, shopName, isLiked, onLike }: Props) {
  const { fullName } = review.user;
  const traits = (Object.keys(SUB_RATINGS) as SubRating[]).flatMap((trait) => {
    const stars = review[trait];
    return stars === null ? [] : [`${SUB_RATINGS[trait]}: ${stars} of 5`];
  });
  const facts = [
    formatDay(kolkataDay(Date.parse(review.createdAt))),
    ...(review.editedAt === null ? [] : ['edited']),
    ...(review.boughtSize === null ? [] : [`Size ${review.boughtSize}`]),
  ];
  return (
    <li className={styles.review} id={`review-${review.id}`} data-review={review.id}>
      <div className={styles.who}>
        <span className={styles.initials} aria-hidden>
          {initialsOf(fullName)}
        </span>
        <span className={styles.name}>
          <strong>{fullName}</strong>
          <span className="soft small">
            {facts.join(' · ')}
            {review.verifiedPurchase && (
              <>
                {' · '}
                <span className={styles.verified}>Verified purchase</span>
              </>
            )}
          </span>
        </span>
        <Stars value={review.rating} />
      </div>
      {review.reviewText.length > REVIEW_TEXT_SHOWN ? (
        <details className={styles.long}>
          <summary>
            {review.reviewText.slice(0, REVIEW_TEXT_SHOWN).trimEnd()}…{' '}
            <span className="link">{messages.READ_MORE}</span>
          </summary>
          <p className={styles.words}>{review.reviewText}</p>
        </details>
      ) : (
        <p className={styles.words}>{review.reviewText}</p>
      )}
      {traits.length > 0 && <p className="soft small">{traits.join(' · ')}</p>}
      {review.images.length > 0 && (
        <ul className={styles.photos}>
          {review.images.map((url, index) => (
            <li key={url}>
              <a href={imageUrl(keyOf(url), 960, 'webp')}>
                <img
                  src={imageUrl(keyOf(url), 200, 'webp')}
                  width="96"
                  height="96"
                  alt={`Shown by ${fullName}, ${index + 1} of ${review.images.length}`}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {review.replies.map((reply) => (
        <div className={styles.reply} key={reply.createdAt}>
          <p className="small soft">
            {reply.by === 'seller' ? 'The seller' : shopName} answered,{' '}
            {formatDay(kolkataDay(Date.parse(reply.createdAt)))}
          </p>
          <p className={styles.words}>{reply.text}</p>
        </div>
      ))}
      <p className={`${styles.acts} small`}>
        {onLike && (
          <button className="link" type="button" aria-pressed={isLiked} onClick={onLike}>
            Helpful<span className="visually-hidden">: the review of {fullName}</span>
          </button>
        )}
        {review.likes > 0 && <span className="soft">{review.likes} found this helpful</span>}
      </p>
    </li>
  );
}
