import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import * as messages from '#contract/messages.ts';
import * as texts from '#contract/words/en/product-scripts.ts';
import type { Product } from '#contract/calls/products.ts';
import { messageFor } from '../../api/client.ts';
import { deleteReview, getMyReviews, likeReview } from '../../api/reviews.ts';
import type { MyReviews } from '../../api/wire.ts';
import { paths } from '../../paths.ts';
import { $session } from '../../storage/session.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { showAlert } from '../../ui/show-alert.tsx';
import { ReviewCard } from './ReviewCard.tsx';
import type { ShownReview } from './shown-reviews.ts';
import { signInToReview } from './sign-in-to-review.ts';
import styles from './reviews.module.css';

interface Props {
  product: Pick<Product, 'id' | 'seoUrl'>;
  /** Whether the product has reviews. */
  hasReviews: boolean;
  reviews: readonly ShownReview[];
  shopName: string;
  /** The filters, between the button to write a review and the list. */
  children?: ReactNode;
}

/**
 * The reviews of a product with the shopper's actions: write, find and delete the own review, and mark reviews as
 * helpful. They are rendered on the server; the shopper's data is loaded when they come into view.
 */
function Reviews({ product, hasReviews, reviews: rendered, shopName, children }: Props) {
  const { said, saidAny, path } = useSpoken();
  const [reviews, setReviews] = useState(rendered);
  const [own, setOwn] = useState<Pick<MyReviews, 'review' | 'isHidden'>>();
  const [liked, setLiked] = useState<ReadonlySet<number>>(new Set());
  const [isReminded, setReminded] = useState(false);
  const [message, setMessage] = useState('');
  const fail = (error: unknown) => setMessage(messageFor(error));
  const review = own?.review ?? undefined;

  useEffect(() => {
    if (!$session.get().isShopper) return;
    getMyReviews(product.id).then(
      ({ liked: ids, ...mine }) => {
        setLiked(new Set(ids));
        setOwn(mine);
        // The shopper wanted to write another review.
        setReminded(mine.review !== null && new URLSearchParams(location.search).has('reviewed'));
      },
      (error: unknown) => setMessage(messageFor(error)),
    );
  }, [product.id]);

  async function like(id: number): Promise<void> {
    if (!$session.get().isShopper) return location.assign(path(paths.signIn(location.pathname + location.search)));
    const { liked: isLiked, likes } = await likeReview(id, !liked.has(id));
    setLiked((before) => new Set(isLiked ? [...before, id] : [...before].filter((other) => other !== id)));
    setReviews((before) => before.map((one) => (one.id === id ? { ...one, likes } : one)));
  }

  async function remove(id: number): Promise<void> {
    const { isConfirmed } = await showAlert({
      title: said(texts.DELETE_REVIEW),
      text: said(texts.DELETED_FOR_GOOD),
      confirm: said(messages.REVIEW_DELETE_CONFIRM),
      cancel: said(messages.REVIEW_DELETE_CANCEL),
    });
    if (!isConfirmed) return;
    const answer = await deleteReview(id);
    setReviews((before) => before.filter((one) => one.id !== id));
    setOwn(undefined);
    setReminded(false);
    setMessage(answer.message);
  }

  return (
    <div className={styles.reviews}>
      <div className={styles.own}>
        {!hasReviews && <p className="soft">{said(messages.REVIEWS_EMPTY)}</p>}
        <a
          className="button quiet"
          href={path(paths.writeReview(product.seoUrl))}
          onClick={(event) => {
            if (review) {
              event.preventDefault();
              setReminded(true);
            } else if (!$session.get().token) {
              event.preventDefault();
              location.assign(signInToReview(product.id));
            }
          }}
        >
          {said(messages.WRITE_A_REVIEW)}
        </a>
        {isReminded && (
          <p className="notice" role="alert">
            {said(messages.REVIEW_ALREADY_SUBMITTED)}
          </p>
        )}
        {review && (
          <div className={`panel ${styles.mine}`}>
            <p>
              <strong>{said(texts.YOUR_REVIEW)}</strong> {said(texts.RATED_OF_FIVE, { stars: review.rating })}{' '}
              {own?.isHidden && <span className="soft small">{said(texts.HIDDEN_REVIEW)}</span>}
            </p>
            <p className={styles.acts}>
              <a className="link" href={path(`${paths.writeReview(product.seoUrl)}?edit`)}>
                {said(texts.EDIT)}
              </a>
              <button className="link" type="button" onClick={() => void remove(review.id).catch(fail)}>
                {said(messages.REVIEW_DELETE_CONFIRM)}
              </button>
            </p>
          </div>
        )}
        <p className={`${styles.said} small`} role="status">
          {saidAny(message)}
        </p>
      </div>
      {children}
      <ul>
        {reviews.map((one) => (
          <ReviewCard
            key={one.id}
            review={one}
            shopName={shopName}
            isLiked={liked.has(one.id)}
            // The own review cannot be marked as helpful.
            onLike={one.id === review?.id ? undefined : () => void like(one.id).catch(fail)}
          />
        ))}
      </ul>
    </div>
  );
}

export default withBoundary(Reviews);
