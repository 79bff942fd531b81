import { UPLOAD_FAILED } from '#contract/messages.ts';
import { call } from './client.ts';
import type { AskedReturn, AskReturn, Order, RefundDestination, Return, ReturnOptions, UploadedFile } from './wire.ts';

const FAILED = 'Your returns could not be loaded. Please try again.';

export const getReturns = () => call<Return[]>('GET', '/api/returns', { failure: FAILED });

/** The shopper's newest orders. */
export const getOrdersToReturn = () => call<Order[]>('GET', '/api/orders/user', { failure: FAILED });

export const getReturnOptions = (orderId: string) =>
  call<ReturnOptions>('GET', `/api/returns/options?orderId=${encodeURIComponent(orderId)}`, { failure: FAILED });

export const askReturn = (body: AskReturn, idempotencyKey: string) =>
  call<AskedReturn>('POST', '/api/returns', { body, idempotencyKey, failure: FAILED });

export const nameDestination = (id: number, destination: RefundDestination) =>
  call<Return>('PUT', `/api/returns/${id}/destination`, { body: { destination }, failure: FAILED });

export const withdrawReturn = (id: number) => call<Return>('POST', `/api/returns/${id}/withdraw`, { failure: FAILED });

/** Uploads a picture or video that only the shopper, the seller and the operator can see. */
export function uploadFile(file: Blob, name: string): Promise<UploadedFile> {
  const body = new FormData();
  body.set('folder', 'returns');
  body.set('file', file, name);
  return call<UploadedFile>('POST', '/api/user/files/upload', { body, failure: UPLOAD_FAILED });
}
