import { useEffect, useId, useRef, useState } from 'react';
import * as messages from '#contract/messages.ts';
import { REVIEW_TEXT_MAX, SUB_RATINGS } from '#contract/shop/review-words.ts';
import type { SubRating } from '#contract/shop/review-words.ts';
import { ApiError } from '../../api/client.ts';
import { createReview, updateReview } from '../../api/reviews.ts';
import type { OwnReview } from '../../api/wire.ts';
import { storedDraft } from '../../forms/stored-draft.ts';
import { useSeenVersion } from '../../forms/seen-version.ts';
import { useForm } from '../../forms/use-form.ts';
import { paths } from '../../paths.ts';
import { $session } from '../../storage/session.ts';
import { SavedNow } from '../../ui/SavedNow.tsx';
import { OwnText } from '../../ui/OwnText.tsx';
import { FieldError } from '../../ui/TextField.tsx';
import { useSpoken } from '../../ui/use-spoken.ts';
import { PhotosField } from './PhotosField.tsx';
import type { ChosenPhoto } from './PhotosField.tsx';
import type { ReviewValues } from './review-rules.ts';
import { StarsField } from './StarsField.tsx';
import styles from './write-review.module.css';

export interface ReviewDraft extends ReviewValues {
  photos: ChosenPhoto[];
  /** The version of the review that the draft is based on. */
  version?: number | undefined;
}

interface Props {
  product: { id: number; seoUrl: string };
  /** The review to change; undefined for a new one. */
  own: OwnReview | undefined;
  initial: Partial<ReviewDraft>;
  /** The name of the draft. */
  draft: string;
}

const EMPTY: ReviewValues = { reviewText: '', rating: '', looks: '', size: '', weight: '', plating: '' };
const TRAITS = Object.keys(SUB_RATINGS) as SubRating[];

/** The form for stars, text, traits and photos. Its draft is stored in this tab until it is sent. */
export function ReviewForm({ product, own, initial, draft }: Props) {
  const { said, saidAny, path } = useSpoken();
  const id = useId();
  const { photos: first = [], version: seen = own?.version, ...restored } = initial;
  const [photos, setPhotos] = useState<ChosenPhoto[]>(first);
  const key = useRef(crypto.randomUUID());
  const { version, theirs, saved } = useSeenVersion<OwnReview, number | undefined>(seen);
  const form = useForm<ReviewValues>({
    initial: { ...EMPTY, ...restored },
    rules: () => import('./review-rules.ts').then(({ REVIEW_RULES }) => REVIEW_RULES),
    failure: messages.REVIEW_SUBMIT_FAILED,
    async send(values) {
      if (!$session.get().isShopper) throw new ApiError(messages.REVIEW_LOGIN_REQUIRED, 401);
      const { reviewOf } = await import('./review-rules.ts');
      const body = { ...reviewOf(values), images: photos.map((photo) => photo.key) };
      const { id: reviewId } = own
        ? await saved(updateReview(own.id, { ...body, version }))
        : await createReview(product.id, body, key.current);
      storedDraft(draft).drop();
      location.assign(path(`${paths.reviews(product.seoUrl)}#review-${reviewId}`));
      return 'leaving';
    },
  });
  const { values, errors } = form;

  // Only changed values are stored.
  const isTouched = useRef(false);
  useEffect(() => {
    if (isTouched.current) storedDraft<ReviewDraft>(draft).set({ ...values, photos, version });
    isTouched.current = true;
    // Changed values are another request.
    key.current = crypto.randomUUID();
  }, [values, photos, version, draft]);

  return (
    <form className={styles.form} {...form.form}>
      <StarsField
        isLarge
        name="rating"
        label={said('Your rating')}
        value={values.rating}
        error={errors.rating && saidAny(errors.rating)}
        onChange={(stars) => form.set('rating', stars)}
      />
      <div className="field">
        <label htmlFor={`${id}-text`}>{said('Your review')}</label>
        <textarea
          id={`${id}-text`}
          name="reviewText"
          rows={6}
          maxLength={REVIEW_TEXT_MAX}
          value={values.reviewText}
          aria-invalid={errors.reviewText !== undefined}
          aria-describedby={`${id}-fault ${id}-hint`}
          onChange={({ target }) => form.set('reviewText', target.value)}
          onBlur={form.field('reviewText').onLeave}
        />
        <p id={`${id}-hint`} className="small soft">
          {said('What do you like, and what not? How does it look and wear? {count} of {most} characters.', {
            count: values.reviewText.length,
            most: REVIEW_TEXT_MAX,
          })}
        </p>
        <FieldError id={`${id}-fault`} text={errors.reviewText && saidAny(errors.reviewText)} />
      </div>
      <div className={styles.traits} role="group" aria-label={said('In detail (optional)')}>
        <p className="small soft">{said('In detail (optional)')}</p>
        {TRAITS.map((trait) => (
          <StarsField
            key={trait}
            name={trait}
            label={said(SUB_RATINGS[trait])}
            value={values[trait]}
            error={errors[trait] && saidAny(errors[trait])}
            onChange={(stars) => form.set(trait, stars)}
          />
        ))}
      </div>
      <PhotosField photos={photos} onChange={setPhotos} />
      {form.failure && (
        <p className="notice bad" role="alert">
          {saidAny(form.failure)}
          {theirs && (
            <SavedNow>
              {said('{stars} of 5 stars', { stars: theirs.rating })}, “<OwnText text={theirs.reviewText} />”
            </SavedNow>
          )}
        </p>
      )}
      <p className="small soft">{said('Others see your first name and the first letter of your last name.')}</p>
      <button className="button" type="submit" aria-disabled={form.isSending}>
        {said(form.isSending ? 'Sending …' : own ? 'Save the changes' : 'Submit the review')}
      </button>
    </form>
  );
}
