import * as texts from '#contract/words/en/product-scripts.ts';
import { kolkataDay } from '#contract/shop/dates.ts';
import * as messages from '#contract/messages.ts';
import { imageUrl } from '#contract/pages/image-url.ts';
import { REVIEW_TEXT_SHOWN, SUB_RATINGS } from '#contract/shop/review-words.ts';
import type { SubRating } from '#contract/shop/review-words.ts';
import { Stars } from '../../ui/Stars.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
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
  const { said, day, named, langOf } = useSpoken();
  const { fullName } = review.user;
  const traits = (Object.keys(SUB_RATINGS) as SubRating[]).flatMap((trait) => {
    const stars = review[trait];
    return stars === null ? [] : [said(texts.OF_FIVE, { trait: named(SUB_RATINGS[trait]), stars })];
  });
  const facts = [
    day(kolkataDay(Date.parse(review.createdAt))),
    ...(review.editedAt === null ? [] : [said(texts.EDITED)]),
    ...(review.boughtSize === null ? [] : [said(texts.SIZE_NAMED, { size: named(review.boughtSize) })]),
  ];
  return (
    <li className={styles.review} id={`review-${review.id}`} data-review={review.id}>
      <div className={styles.who}>
        <span className={styles.initials} lang={langOf(fullName)} aria-hidden>
          {initialsOf(fullName)}
        </span>
        <span className={styles.name}>
          <strong lang={langOf(fullName)}>{fullName}</strong>
          <span className="soft small">
            {facts.join(' · ')}
            {review.verifiedPurchase && (
              <>
                {' · '}
                <span className={styles.verified}>{said(texts.VERIFIED)}</span>
              </>
            )}
          </span>
        </span>
        <Stars value={review.rating} label={said(texts.STARS_OUT_OF_FIVE, { stars: review.rating })} />
      </div>
      {review.reviewText.length > REVIEW_TEXT_SHOWN ? (
        <details className={styles.long}>
          <summary>
            <span lang={langOf(review.reviewText)}>{review.reviewText.slice(0, REVIEW_TEXT_SHOWN).trimEnd()}…</span>{' '}
            <span className="link">{said(messages.READ_MORE)}</span>
          </summary>
          <p className={styles.words} lang={langOf(review.reviewText)}>
            {review.reviewText}
          </p>
        </details>
      ) : (
        <p className={styles.words} lang={langOf(review.reviewText)}>
          {review.reviewText}
        </p>
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
                  alt={said(texts.SHOWN_BY, { name: fullName, number: index + 1, count: review.images.length })}
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
            {said(texts.ANSWERED, {
              name: reply.by === 'seller' ? said(texts.THE_SELLER) : shopName,
              day: day(kolkataDay(Date.parse(reply.createdAt))),
            })}
          </p>
          <p className={styles.words} lang={langOf(reply.text)}>
            {reply.text}
          </p>
        </div>
      ))}
      <p className={`${styles.acts} small`}>
        {onLike && (
          <button className="link" type="button" aria-pressed={isLiked} onClick={onLike}>
            {said(texts.HELPFUL)}
            <span className="visually-hidden">{said(texts.REVIEW_OF, { name: fullName })}</span>
          </button>
        )}
        {review.likes > 0 && <span className="soft">{said(texts.FOUND_HELPFUL, { count: review.likes })}</span>}
      </p>
    </li>
  );
}
