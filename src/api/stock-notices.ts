import * as messages from '#contract/messages.ts';
import { call } from './client.ts';
import type { StockNotices } from './wire.ts';

const failure = messages.UNEXPECTED_ERROR;

/** The SKUs that the shopper has back-in-stock notices for. */
export const getNotices = () => call<StockNotices>('GET', '/api/stock-notices', { failure });

export const askNotice = (skuId: number) =>
  call<StockNotices>('POST', '/api/stock-notices', { body: { skuId }, failure });

export const withdrawNotice = (skuId: number) =>
  call<StockNotices>('DELETE', `/api/stock-notices/${skuId}`, { failure });

/** Requests a back-in-stock notice without an account; the email has to be confirmed by mail. */
export const askNoticeByEmail = (skuId: number, email: string) =>
  call<{ message: string }>('POST', '/api/stock-notices/by-email', {
    body: { skuId, email },
    asVisitor: true,
    failure,
  });
