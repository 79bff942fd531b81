import * as messages from '#contract/messages.ts';
import { serverState } from '../../api/server-state.ts';
import { askNotice, getNotices, withdrawNotice } from '../../api/stock-notices.ts';

/** The SKUs with a back-in-stock notice, loaded if something is sold out. */
export const {
  $answer: $notices,
  load: loadNotices,
  write: writeNotices,
} = serverState(getNotices, messages.UNEXPECTED_ERROR);

/** @throws ApiError */
export async function wait(skuId: number): Promise<void> {
  writeNotices(await askNotice(skuId));
}

/** @throws ApiError */
export async function waitNoMore(skuId: number): Promise<void> {
  writeNotices(await withdrawNotice(skuId));
}
