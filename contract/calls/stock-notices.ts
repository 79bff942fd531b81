import * as z from 'zod/mini';
import { Email } from './auth.ts';
import { Id } from './wire.ts';

/** How long the link of a mail can be used to say the second yes. */
export const STOCK_NOTICE_LINK_DAYS = 7;

/** What somebody may wait for at once, by account or by e-mail. */
export const MAX_STOCK_NOTICES = 50;

/** The SKU that is sold out. */
export const AskNotice = z.object({ skuId: Id });

export const AskNoticeByEmail = z.object({ skuId: Id, email: Email });

/** The SKUs whose return the shopper waits for. */
export const StockNotices = z.object({ skuIds: z.array(Id) });
export type StockNotices = z.output<typeof StockNotices>;
