import { shopNameOf } from '#contract/shop/brand.ts';
import { dispatchDays } from '#contract/shop/dispatch.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { priceOf } from './goods.ts';
import type { FeedGoods, FeedItem } from './goods.ts';
import { xml } from './text.ts';

/** Google's values; Meta's have a blank instead of the underscore. */
const AVAILABILITY = {
  'in stock': 'in_stock',
  'out of stock': 'out_of_stock',
  preorder: 'preorder',
  backorder: 'backorder',
} as const;

const countries = new Intl.DisplayNames('en-IN', { type: 'region' });

/**
 * Yields the catalogue for Google Merchant Center, item by item: RSS 2.0 with Google's attributes.
 * @see https://support.google.com/merchants/answer/7052112
 */
export async function* googleMerchantFeed(origin: string, { policy, items }: FeedGoods): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>${xml(shopNameOf(policy, origin))}</title>
<link>${xml(origin)}</link>
<description>Imitation and 1-gram gold plated jewellery</description>
`;
  const shipping = shippingOf(policy);
  for await (const item of items)
    yield `<item>\n${attributesOf(item).map(elementOf).join('')}${originOf(item)}${shipping}</item>\n`;
  yield '</channel>\n</rss>\n';
}

type Attribute = [name: string, value: string | undefined];

function attributesOf(item: FeedItem): Attribute[] {
  const [image, ...more] = item.images;
  return [
    ['id', item.id],
    ['title', item.title],
    ['description', item.description],
    ['link', item.link],
    ['image_link', image],
    ...more.map((address): Attribute => ['additional_image_link', address]),
    ['availability', AVAILABILITY[item.availability]],
    ['availability_date', item.availableAt],
    ['price', priceOf(item.mrpPaise)],
    ['sale_price', item.sellingPaise < item.mrpPaise ? priceOf(item.sellingPaise) : undefined],
    ['condition', 'new'],
    ['brand', item.brand],
    // Imitation jewellery has neither a GTIN nor a manufacturer part number.
    ['identifier_exists', 'no'],
    ['google_product_category', String(item.googleCategory)],
    ['product_type', item.productType.join(' > ')],
    ['item_group_id', item.groupId],
    ['color', item.colour],
    ['size', item.size],
    ['material', item.material],
    ...item.labels.map((label, number): Attribute => [`custom_label_${number}`, label]),
  ];
}

function elementOf([name, value]: Attribute): string {
  return value ? `<g:${name}>${xml(value)}</g:${name}>\n` : '';
}

/** Returns the country of origin as a product detail. The law requires it, and Google has no attribute for it. */
function originOf({ countryOfOrigin }: FeedItem): string {
  const country = countries.of(countryOfOrigin) ?? countryOfOrigin;
  return `<g:product_detail><g:section_name>Legal</g:section_name><g:attribute_name>Country of origin</g:attribute_name><g:attribute_value>${xml(country)}</g:attribute_value></g:product_detail>\n`;
}

function shippingOf({ shippingFeePaise, dispatchHours, deliveryBusinessDays }: StorePolicy): string {
  const parts: [string, string][] = [
    ['country', 'IN'],
    ['service', 'Standard'],
    ['price', priceOf(shippingFeePaise)],
    ['min_handling_time', '0'],
    ['max_handling_time', String(dispatchDays(dispatchHours))],
    ['min_transit_time', String(deliveryBusinessDays.from)],
    ['max_transit_time', String(deliveryBusinessDays.to)],
  ];
  return `<g:shipping>${parts.map(([name, value]) => `<g:${name}>${xml(value)}</g:${name}>`).join('')}</g:shipping>\n`;
}
