import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { imageUrl } from '#contract/pages/image-url.ts';
import { messageFor } from '../../api/client.ts';
import { getMyReviews } from '../../api/reviews.ts';
import type { OwnReview, Review } from '../../api/wire.ts';
import { storedDraft } from '../../forms/stored-draft.ts';
import { paths } from '../../paths.ts';
import { $session } from '../../storage/session.ts';
import { useAwake } from '../../ui/awake.ts';
import { withBoundary } from '../../ui/Boundary.tsx';
import { ErrorAdvice } from '../../ui/ErrorAdvice.tsx';
import { pathHere } from '../../ui/path-here.ts';
import { useSpoken } from '../../ui/use-spoken.ts';
import { rememberAction } from '../session/pending-action.ts';
import { StaffOffer } from '../session/StaffOffer.tsx';
import { useSessionOver } from '../session/session-over.ts';
import { keyOf } from './photo.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { signInToReview } from './sign-in-to-review.ts';
import type { ReviewDraft } from './ReviewForm.tsx';
import styles from './write-review.module.css';

interface Props {
  product: { id: number; seoUrl: string; name: string; picture: string | undefined };
}

/** The form to write a review, or to change the own one (`?edit`), for signed-in shoppers. */
function WriteReview({ product }: Props) {
  const { said, saidAny, path } = useSpoken();
  const isAwake = useAwake();
  const { isShopper, isStaff, person } = useStore($session);
  const isOver = useSessionOver();
  const [start, setStart] = useState<{ own: OwnReview | undefined; draft: Partial<ReviewDraft> }>();
  const [failure, setFailure] = useState<string>();
  const [tries, setTries] = useState(0);
  const here = path(paths.writeReview(product.seoUrl));

  useEffect(() => {
    if (!isAwake || isStaff || isOver) return;
    if (!isShopper) {
      rememberAction({
        kind: 'review',
        what: { productId: product.id },
        shown: { name: product.name, picture: product.picture },
      });
      return location.replace(signInToReview(product.id));
    }
    const wantsEdit = new URLSearchParams(location.search).has('edit');
    const stored = storedDraft<ReviewDraft>(draftOf(product.id, wantsEdit)).get();
    setFailure(undefined);
    getMyReviews(product.id).then(
      ({ review }) => {
        const own = wantsEdit ? (review ?? undefined) : undefined;
        // A shopper with a review is redirected to it, where it can be changed.
        if (review && !wantsEdit) return location.replace(pathHere(`${paths.reviews(product.seoUrl)}?reviewed`));
        setStart({ own, draft: { ...(own && valuesOf(own)), ...stored } });
      },
      (error: unknown) => setFailure(messageFor(error, messages.REVIEWS_FETCH_FAILED)),
    );
  }, [isAwake, isShopper, isStaff, isOver, person, tries, product]);

  if (isStaff) return <StaffOffer returnUrl={here} />;
  if (isOver) {
    return (
      <div className={styles.told}>
        <p className="notice" role="alert">
          {said(messages.SESSION_EXPIRED)} {said('What you entered is kept.')}
        </p>
        <a className="button" href={signInToReview(product.id)}>
          {said(messages.SIGN_IN)}
        </a>
      </div>
    );
  }
  if (failure) {
    return (
      <div className={styles.told}>
        <p className="notice bad" role="alert">
          {saidAny(failure)}
          <ErrorAdvice error={failure} />
        </p>
        <button className="button quiet" type="button" onClick={() => setTries(tries + 1)}>
          {said(messages.RETRY)}
        </button>
      </div>
    );
  }
  if (!start) return <p className="waiting">{said(messages.LAZY_LOADING)}</p>;
  return (
    <ReviewForm
      product={product}
      own={start.own}
      initial={start.draft}
      draft={draftOf(product.id, start.own !== undefined)}
    />
  );
}

export default withBoundary(WriteReview);

const draftOf = (productId: number, isEdit: boolean) => `${isEdit ? 'edit' : 'write'}-review-${productId}`;

/** Returns the form values of a review. */
function valuesOf(review: Review): ReviewDraft {
  const stars = (value: number | null) => (value === null ? '' : String(value));
  return {
    reviewText: review.reviewText,
    rating: String(review.rating),
    looks: stars(review.looks),
    size: stars(review.size),
    weight: stars(review.weight),
    plating: stars(review.plating),
    photos: review.images.map((url) => ({ key: keyOf(url), preview: imageUrl(keyOf(url), 200, 'webp') })),
  };
}
