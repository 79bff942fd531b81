import { LAST_FEED_LABEL } from '#contract/calls/collections.ts';
import { priceOf } from './goods.ts';
import type { FeedGoods, FeedItem } from './goods.ts';
import { csvField } from './text.ts';

type Column = (item: FeedItem, shipping: string) => string;

/**
 * Columns by name, in their order.
 * @see https://www.facebook.com/business/help/120325381656392
 */
const COLUMNS: Record<string, Column> = {
  id: ({ id }) => id,
  title: ({ title }) => title,
  description: ({ description }) => description,
  // Meta has no date for a backorder.
  availability: ({ availability }) => (availability === 'backorder' ? 'available for order' : availability),
  condition: () => 'new',
  price: ({ mrpPaise }) => priceOf(mrpPaise),
  sale_price: ({ mrpPaise, sellingPaise }) => (sellingPaise < mrpPaise ? priceOf(sellingPaise) : ''),
  link: ({ link }) => link,
  image_link: ({ images: [image] }) => image ?? '',
  additional_image_link: ({ images: [, ...more] }) => more.join(','),
  brand: ({ brand }) => brand,
  item_group_id: ({ groupId }) => groupId ?? '',
  google_product_category: ({ googleCategory }) => String(googleCategory),
  product_type: ({ productType }) => productType.join(' > '),
  color: ({ colour }) => colour,
  size: ({ size }) => size,
  material: ({ material }) => material,
  shipping: (_, shipping) => shipping,
  origin_country: ({ countryOfOrigin }) => countryOfOrigin,
  ...Object.fromEntries(
    Array.from({ length: LAST_FEED_LABEL + 1 }, (_, number): [string, Column] => [
      `custom_label_${number}`,
      ({ labels }) => labels[number]!,
    ]),
  ),
};

/** Yields the catalogue for Facebook, Instagram and WhatsApp, row by row: CSV by RFC 4180. */
export async function* metaCatalogue({ policy, items }: FeedGoods): AsyncGenerator<string> {
  yield rowOf(Object.keys(COLUMNS));
  const shipping = `IN::Standard:${priceOf(policy.shippingFeePaise)}`;
  for await (const item of items) yield rowOf(Object.values(COLUMNS).map((value) => value(item, shipping)));
}

function rowOf(values: string[]): string {
  return `${values.map(csvField).join(',')}\r\n`;
}
