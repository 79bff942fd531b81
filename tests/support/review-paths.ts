import { OwnReview, ReviewPhoto } from '#contract/calls/reviews.ts';
import { Message } from '#contract/calls/wire.ts';
import type { Answer } from './answer.ts';
import type { MadeSku } from './goods.ts';
import type { PreparedCall } from './happy-paths.ts';
import type { Persona } from './persona.ts';
import { PICTURE } from './returns.ts';
import type { TestShop } from './shop.ts';

export const REVIEW = { reviewText: 'Bright, and light on the ear.', rating: 5 };

/** Uploads a picture for a review as a browser's form does. */
export async function sendPhoto(
  who: Persona,
  bytes: Uint8Array<ArrayBuffer> = PICTURE,
  name = 'a.png',
): Promise<Answer> {
  const form = new FormData();
  form.set('folder', 'product-reviews');
  form.set('image', new File([bytes], name));
  const body = new Response(form);
  const headers = { 'Content-Type': body.headers.get('content-type')! };
  return who.send('POST', '/media/upload', new Uint8Array(await body.arrayBuffer()), { headers });
}

/** Uploads a picture and returns its address. */
export async function photoOf(who: Persona, bytes?: Uint8Array<ArrayBuffer>): Promise<string> {
  const { folder, files } = (await sendPhoto(who, bytes)).as(ReviewPhoto);
  return `/media/${folder}/${files[0]!}`;
}

/** Writes a review of a product and returns it. */
export async function reviewed(
  who: Persona,
  { productId }: Pick<MadeSku, 'productId'>,
  body: object = {},
): Promise<OwnReview> {
  return (await who.post(`/reviews/create/${productId}`, { ...REVIEW, ...body })).as(OwnReview);
}

export const QUESTION = 'Does it fit a wrist of 6.5 inches?';

/** Asks a question about a product, and returns the question's id. */
export async function askedBy(
  shop: TestShop,
  who: Persona,
  { productId }: Pick<MadeSku, 'productId'>,
  text = QUESTION,
): Promise<number> {
  (await who.post('/api/questions', { productId, text })).as(Message);
  return Number(shop.row('SELECT id FROM questions WHERE product_id = ? AND text = ?', productId, text).id);
}

/** Returns the happy paths of reviews and questions. */
export function reviewPaths(shop: TestShop, asha: Persona): Record<string, PreparedCall> {
  const ofBela = async () => (await reviewed(await shop.customer('bela'), await shop.sku())).id;
  const ownReview = async () => (await reviewed(asha, await shop.sku(), { images: [await photoOf(asha)] })).id;
  // The number of questions of a customer per day is limited, so each comes from a new customer.
  let askers = 0;
  const newQuestion = async (sku?: MadeSku) =>
    askedBy(shop, await shop.signUp(`asker${(askers += 1)}`), sku ?? (await shop.sku()));
  return {
    'POST /reviews/create/{productId}': async () => {
      const { productId } = await shop.sku();
      const images = [await photoOf(asha)];
      return () => asha.post(`/reviews/create/${productId}`, { ...REVIEW, images, looks: 4 });
    },
    'PATCH /reviews/reviews/{reviewId}': async () => {
      const id = await ownReview();
      const images = [await photoOf(asha)];
      return () => asha.patch(`/reviews/reviews/${id}`, { ...REVIEW, rating: 3, images });
    },
    'DELETE /reviews/reviews/{reviewId}': async () => {
      const id = await ownReview();
      return () => asha.delete(`/reviews/reviews/${id}`);
    },
    'GET /api/reviews/product/{productId}/mine': async () => {
      const sku = await shop.sku();
      await reviewed(asha, sku);
      return () => asha.get(`/api/reviews/product/${sku.productId}/mine`);
    },
    'POST /reviews/reviews/{id}/like': async () => {
      const id = await ofBela();
      return () => asha.post(`/reviews/reviews/${id}/like`);
    },
    'DELETE /reviews/reviews/{id}/like': async () => {
      const id = await ofBela();
      await asha.post(`/reviews/reviews/${id}/like`);
      return () => asha.delete(`/reviews/reviews/${id}/like`);
    },
    'POST /reviews/reviews/{id}/replies': async () => {
      const id = await ofBela();
      return () => shop.seller('meera').post(`/reviews/reviews/${id}/replies`, { text: 'Thank you!' });
    },
    'PUT /api/admin/reviews/{id}/visibility': async () => {
      const id = await ofBela();
      return () => shop.admin().put(`/api/admin/reviews/${id}/visibility`, { isHidden: true, reason: 'Abusive' });
    },
    'GET /api/admin/reviews': async () => {
      await ofBela();
      return () => shop.seller('meera').get('/api/admin/reviews?filter={"answered":false}');
    },
    'GET /api/admin/reviews/{id}': async () => {
      const id = await ofBela();
      return () => shop.seller('meera').get(`/api/admin/reviews/${id}`);
    },
    'GET /api/admin/questions': async () => {
      await newQuestion();
      return () => shop.seller('meera').get('/api/admin/questions?filter={"answered":false}');
    },
    'GET /api/admin/questions/{id}': async () => {
      const id = await newQuestion();
      return () => shop.seller('meera').get(`/api/admin/questions/${id}`);
    },
    'POST /media/upload': () => () => sendPhoto(asha),
    'GET /api/questions': async () => {
      const sku = await shop.sku();
      await newQuestion(sku);
      return () => shop.visitor().get(`/api/questions?productId=${sku.productId}`);
    },
    'POST /api/questions': async () => {
      const { productId } = await shop.sku();
      const chitra = await shop.signUp(`chitra${(askers += 1)}`);
      return () => chitra.post('/api/questions', { productId, text: QUESTION });
    },
    'POST /api/questions/{id}/answers': async () => {
      const id = await newQuestion();
      return () => shop.seller('meera').post(`/api/questions/${id}/answers`, { text: 'It does.' });
    },
    'PUT /api/admin/questions/{id}/visibility': async () => {
      const id = await newQuestion();
      return () => shop.admin().put(`/api/admin/questions/${id}/visibility`, { isHidden: true, reason: 'Abusive' });
    },
    'PUT /api/admin/answers/{id}/visibility': async () => {
      const id = await newQuestion();
      await shop.seller('meera').post(`/api/questions/${id}/answers`, { text: 'It does.' });
      const answerId = Number(shop.row('SELECT id FROM answers WHERE question_id = ?', id).id);
      return () => shop.admin().put(`/api/admin/answers/${answerId}/visibility`, { isHidden: true, reason: 'Wrong' });
    },
  };
}
