import type { ProductAttributes } from '#contract/shop/attributes.ts';
import { imageUrl, widestOf } from '#contract/pages/image-url.ts';
import { productPath, skuPath } from '#contract/pages/paths.ts';
import { picturesOf } from '#contract/pages/pictures.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import type { Product } from '#contract/calls/products.ts';
import type { Review } from '#contract/calls/reviews.ts';
import type { Sku } from '#contract/calls/skus.ts';
import { splitSizes } from '#contract/shop/sizes.ts';
import { returnPolicy, shippingDetails } from './house.ts';
import { amount, instant } from './thing.ts';
import type { Thing } from './thing.ts';

/** Reviews in the structured data; the page shows more. */
const REVIEWS = 3;
const PICTURES = 8;

interface ProductThingInput {
  origin: string;
  product: Product;
  /** Without tags. */
  description: string;
  reviews: readonly Review[];
  policy: StorePolicy;
}

/**
 * Returns a product with price, availability and reviews; several SKUs are a group with a product for each. Amounts are
 * paise.
 * @see https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 * @see https://developers.google.com/search/docs/appearance/structured-data/product-variants
 */
export function productThing({ origin, product, description, reviews, policy }: ProductThingInput): Thing {
  const { rating, skus } = product;
  const attributes = product.attributes as Partial<ProductAttributes>;
  const url = origin + productPath(product.seoUrl);
  const shared: Omit<Thing, '@type'> = {
    '@id': `${url}#product`,
    name: product.title,
    description,
    url,
    brand: { '@type': 'Brand', name: product.brand },
    category: product.category.name,
    material: attributes.baseMetal,
    countryOfOrigin: { '@type': 'Country', name: product.countryOfOrigin },
    aggregateRating:
      rating.count > 0
        ? {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count,
            bestRating: 5,
            worstRating: 1,
          }
        : undefined,
    review: reviews.length > 0 ? reviews.slice(0, REVIEWS).map(reviewThing) : undefined,
  };
  const promises = { shipping: `${url}#shipping`, returns: `${url}#returns` };
  const [first, ...others] = skus;
  if (first && others.length > 0) {
    return {
      '@type': 'ProductGroup',
      ...shared,
      productGroupID: String(product.id),
      variesBy: variesBy(skus),
      hasVariant: skus.map((sku) => {
        // Shipping and return terms are in the first SKU; the others refer to it by id.
        const terms = sku === first ? termsOf(policy, promises, product) : referTo(promises);
        return variantOf(product, sku, { origin, url: origin + skuPath(product.seoUrl, sku.skuCode), terms });
      }),
    };
  }
  return {
    '@type': 'Product',
    ...shared,
    image: imagesOf(product, first, origin),
    sku: first?.skuCode,
    productID: String(product.id),
    color: first?.color || undefined,
    size: first && sizeOf(first),
    offers: first && offerOf(product, first, url, termsOf(policy, promises, product)),
  };
}

/** Returns the schema.org properties in which the SKUs differ. */
function variesBy(skus: readonly Sku[]): string[] {
  const differ = (of: (sku: Sku) => string | undefined) => new Set(skus.map(of)).size > 1;
  return [
    ...(differ(({ color }) => color) ? ['https://schema.org/color'] : []),
    ...(differ(sizeOf) ? ['https://schema.org/size'] : []),
  ];
}

/** Returns one of several SKUs; common properties are in the group. Its address preselects it. */
function variantOf(
  product: Product,
  sku: Sku,
  { origin, url, terms }: { origin: string; url: string; terms: Terms },
): Thing {
  const size = sizeOf(sku);
  return {
    '@type': 'Product',
    name: [product.title, sku.color, size].filter(Boolean).join(', '),
    sku: sku.skuCode,
    image: imagesOf(product, sku, origin),
    color: sku.color || undefined,
    size,
    offers: offerOf(product, sku, url, terms),
  };
}

function sizeOf({ size }: Sku): string | undefined {
  return splitSizes(size).join(', ') || undefined;
}

/** Shipping and return terms, in full or as a reference. */
type Terms = { shippingDetails: Thing | { '@id': string }; hasMerchantReturnPolicy: Thing | { '@id': string } };

function termsOf(
  policy: StorePolicy,
  { shipping, returns }: { shipping: string; returns: string },
  { isPreOrder, seller }: Product,
): Terms {
  return {
    shippingDetails: { '@id': shipping, ...shippingDetails(policy, isPreOrder || seller.away !== null) },
    hasMerchantReturnPolicy: { '@id': returns, ...returnPolicy(policy) },
  };
}

function referTo({ shipping, returns }: { shipping: string; returns: string }): Terms {
  return { shippingDetails: { '@id': shipping }, hasMerchantReturnPolicy: { '@id': returns } };
}

/** Returns the first pictures of a SKU in full size. */
function imagesOf(product: Product, sku: Sku | undefined, origin: string): string[] {
  return picturesOf(product, sku)
    .filter(({ mediaType }) => mediaType === 'IMAGE')
    .slice(0, PICTURES)
    .map(({ key, width }) => origin + imageUrl(key, widestOf(width), 'jpeg'));
}

function offerOf(product: Product, sku: Sku, url: string, terms: Terms): Thing {
  const startsOn = product.isPreOrder ? product.startDate : sku.status === 'UPCOMING' ? sku.startDate : null;
  const { away } = product.seller;
  const backOn = startsOn === null && sku.inStock ? away?.sentFrom : undefined;
  return {
    '@type': 'Offer',
    url,
    sku: sku.skuCode,
    price: amount(sku.sellingPrice),
    priceCurrency: 'INR',
    priceSpecification:
      sku.sellingPrice < sku.mrpPrice
        ? {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: amount(sku.mrpPrice),
            priceCurrency: 'INR',
          }
        : undefined,
    availability: `https://schema.org/${startsOn ? 'PreOrder' : backOn ? 'BackOrder' : sku.inStock ? 'InStock' : 'OutOfStock'}`,
    availabilityStarts: startsOn ?? backOn,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: product.seller.businessDetails.businessName },
    ...terms,
  };
}

function reviewThing({ user, rating, reviewText, createdAt }: Review): Thing {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: user.fullName },
    datePublished: instant(createdAt),
    reviewBody: reviewText,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
  };
}
