import * as messages from '#contract/messages.ts';
import { call } from './client.ts';
import type { ChangedReview, MyReviews, NewReview, OwnReview } from './wire.ts';

export const getMyReviews = (productId: number) =>
  call<MyReviews>('GET', `/api/reviews/product/${productId}/mine`, { failure: messages.REVIEWS_FETCH_FAILED });

export const createReview = (productId: number, body: NewReview, idempotencyKey: string) =>
  call<OwnReview>('POST', `/reviews/create/${productId}`, {
    body,
    idempotencyKey,
    failure: messages.REVIEW_SUBMIT_FAILED,
  });

export const updateReview = (id: number, body: ChangedReview) =>
  call<OwnReview>('PATCH', `/reviews/reviews/${id}`, { body, failure: messages.REVIEW_UPDATE_FAILED });

export const deleteReview = (id: number) =>
  call<{ message: string }>('DELETE', `/reviews/reviews/${id}`, { failure: messages.REVIEW_DELETE_FAILED });

export const likeReview = (id: number, isLiked: boolean) =>
  call<{ likes: number; liked: boolean }>(isLiked ? 'POST' : 'DELETE', `/reviews/reviews/${id}/like`);

/** Uploads a picture for a review and returns its key. */
export async function uploadPhoto(picture: Blob): Promise<string> {
  const body = new FormData();
  body.set('folder', 'product-reviews');
  body.set('image', picture, 'photo.jpg');
  const { files } = await call<{ folder: string; files: string[] }>('POST', '/media/upload', {
    body,
    failure: messages.REVIEW_IMAGE_UPLOAD_FAILED,
  });
  return files[0]!;
}
