import * as z from 'zod/mini';
import { FEED_BRAND_MAX_LENGTH } from '../shop/product-feeds.ts';
import { read, written } from './store-settings.ts';
import { emptyOr, line } from './wire.ts';

const UTM = /^[A-Za-z0-9._-]{0,40}$/;
const utm = (name: string) =>
  z
    .string()
    .check(z.trim(), z.regex(UTM, `${name} may have at most 40 letters, digits, dots, hyphens and underscores`));

const feeds = {
  googleOffered: z.boolean(),
  googleSoldOut: z.boolean(),
  googleSource: utm('Google source'),
  googleMedium: utm('Google medium'),
  googleCampaign: utm('Google campaign'),
  metaOffered: z.boolean(),
  metaSoldOut: z.boolean(),
  metaSource: utm('Meta source'),
  metaMedium: utm('Meta medium'),
  metaCampaign: utm('Meta campaign'),
  /** Empty if each product appears under its own brand. */
  brand: emptyOr(line('Brand', FEED_BRAND_MAX_LENGTH), `Brand can have at most ${FEED_BRAND_MAX_LENGTH} characters`),
};
export const FeedValues = z.object(feeds);

/** The settings of product feeds for outside services. */
export const WriteFeedSettings = z.object({ ...feeds, ...written }).check(({ value, issues }) => {
  const needed = [
    ['googleSource', value.googleSource, value.googleMedium + value.googleCampaign],
    ['metaSource', value.metaSource, value.metaMedium + value.metaCampaign],
  ] as const;
  for (const [field, source, others] of needed) {
    const message = 'Please enter a source, too: without it the other words are not counted';
    if (source === '' && others !== '') issues.push({ code: 'custom', message, path: [field], input: value });
  }
});
export const FeedSettings = z.object({ id: z.literal('feeds'), ...feeds, ...read });
