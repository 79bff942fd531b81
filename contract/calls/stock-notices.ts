import * as z from 'zod/mini';
import { Email } from './auth.ts';
import { Id } from './wire.ts';

/** The number of days in which the link of a mail can confirm a notice. */
export const STOCK_NOTICE_LINK_DAYS = 7;

/** The maximum number of open notices per account or e-mail. */
export const MAX_STOCK_NOTICES = 50;

/** Requests a notice for a SKU that is sold out. */
export const AskNotice = z.object({ skuId: Id });

export const AskNoticeByEmail = z.object({ skuId: Id, email: Email });

/** The SKUs that the shopper waits for. */
export const StockNotices = z.object({ skuIds: z.array(Id) });
export type StockNotices = z.output<typeof StockNotices>;
