import * as z from 'zod/mini';

/** A product as a mail names it. */
export const MailedProduct = z.object({ name: z.string(), seoUrl: z.string() });
