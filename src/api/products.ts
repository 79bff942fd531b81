import * as messages from '#contract/messages.ts';
import { call } from './client.ts';
import type { Product } from './wire.ts';

export const getProduct = (seoUrl: string) =>
  call<Product>('GET', `/products/${encodeURIComponent(seoUrl)}`, { failure: messages.PRODUCT_FETCH_FAILED });
