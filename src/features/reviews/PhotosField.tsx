import { useEffect, useId, useRef, useState } from 'react';
import { OTHER_KINDS, otherKindOfName } from '#contract/calls/other-kinds.ts';
import * as messages from '#contract/messages.ts';
import { REVIEW_PHOTOS_MAX } from '#contract/shop/review-words.ts';
import { messageFor } from '../../api/client.ts';
import { uploadPhoto } from '../../api/reviews.ts';
import { said } from '../../ui/said.ts';
import { saidAny } from '../../ui/speech.ts';
import { smallerPicture } from '../../ui/smaller-picture.ts';
import styles from './write-review.module.css';

/** An uploaded photo with its preview: it has no public address until the review is published. */
export interface ChosenPhoto {
  key: string;
  preview: string;
}

const PREVIEW_SIDE = 144;

interface Props {
  photos: readonly ChosenPhoto[];
  onChange: (photos: ChosenPhoto[]) => void;
}

/** The photos of a review. Each is re-encoded and uploaded when it is chosen. */
export function PhotosField({ photos, onChange }: Props) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const left = REVIEW_PHOTOS_MAX - photos.length;

  async function add(chosen: readonly File[]) {
    setBusy(true);
    setFailure(undefined);
    const known = [...photos];
    try {
      for (const file of chosen.slice(0, left)) {
        const [picture, small] = [await smallerPicture(file), await smallerPicture(file, PREVIEW_SIDE)];
        // The original file may contain its location, so it is not sent.
        if (!picture || !small) {
          setFailure(whyNot(file));
          continue;
        }
        known.push({ key: await uploadPhoto(picture), preview: await dataUrl(small) });
        onChange([...known]);
      }
      if (chosen.length > left) setFailure(said(messages.FILES_MAX_UPLOAD, { count: REVIEW_PHOTOS_MAX }));
    } catch (error) {
      setFailure(saidAny(messageFor(error, messages.REVIEW_IMAGE_UPLOAD_FAILED)));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="field">
      <label htmlFor={id}>{said('Photos (optional)')}</label>
      <input
        id={id}
        type="file"
        multiple
        accept="image/*"
        disabled={isBusy || left <= 0}
        aria-invalid={failure !== undefined}
        aria-describedby={`${id}-says`}
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <p id={`${id}-says`} className={failure ? 'fault' : 'small soft'} role={failure ? 'alert' : 'status'}>
        {failure ??
          (isBusy
            ? said('Sending …')
            : said('Up to {count}. We remove the place where they were taken.', { count: REVIEW_PHOTOS_MAX }))}
      </p>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ key, preview }, index) => (
            <li key={key}>
              <Preview of={preview} name={said('Photo {number}', { number: index + 1 })} />
              <button
                className="link small"
                type="button"
                aria-label={said('Remove photo {number}', { number: index + 1 })}
                onClick={() => onChange(photos.filter((photo) => photo.key !== key))}
              >
                {said('Remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Returns why this browser cannot decode a file, by its extension. */
function whyNot({ name }: File): string {
  const kind = otherKindOfName(name);
  return kind
    ? saidAny(`${OTHER_KINDS[kind].words}.`)
    : said('{name} cannot be shown. Please choose a JPEG, PNG or WebP picture.', { name });
}

/**
 * A preview of a photo. An unpublished photo is drawn on a canvas, since the content policy allows only the shop's own
 * pictures.
 */
function Preview({ of, name }: { of: string; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDataUrl = of.startsWith('data:');
  useEffect(() => {
    if (!isDataUrl) return;
    const bytes = Uint8Array.from(atob(of.slice(of.indexOf(',') + 1)), (sign) => sign.charCodeAt(0));
    createImageBitmap(new Blob([bytes], { type: 'image/jpeg' })).then(
      (picture) => {
        const element = canvas.current;
        if (!element) return;
        [element.width, element.height] = [picture.width, picture.height];
        element.getContext('2d')?.drawImage(picture, 0, 0);
      },
      // The preview stays empty on failure; the uploaded photo is unaffected.
      () => undefined,
    );
  }, [of, isDataUrl]);
  return isDataUrl ? (
    <canvas ref={canvas} role="img" aria-label={name} />
  ) : (
    <img src={of} width="72" height="72" alt={name} />
  );
}

/** Returns a small picture as a data URL, which session storage can hold. */
async function dataUrl(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return `data:${picture.type};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
