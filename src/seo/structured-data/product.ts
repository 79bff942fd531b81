import type { ProductAttributes } from '#contract/shop/attributes.ts';
import { imageUrl, widestOf } from '#contract/pages/image-url.ts';
import { productPath } from '#contract/pages/paths.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import type { Product } from '#contract/calls/products.ts';
import type { Review } from '#contract/calls/reviews.ts';
import type { Sku } from '#contract/calls/skus.ts';
import { splitSizes } from '#contract/shop/sizes.ts';
import { returnPolicy, shippingDetails } from './house.ts';
import { amount, instant } from './thing.ts';
import type { Thing } from './thing.ts';

/** Reviews told of a product; the page shows more. */
const REVIEWS = 3;
const PICTURES = 8;

interface Told {
  origin: string;
  product: Product;
  /** Without tags. */
  description: string;
  reviews: readonly Review[];
  policy: StorePolicy;
}

/**
 * A product with what it costs, whether it is there, and what buyers said. Amounts are paise.
 * @see https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 */
export function productThing({ origin, product, description, reviews, policy }: Told): Thing {
  const { rating, skus } = product;
  const attributes = product.attributes as Partial<ProductAttributes>;
  const lead = skus.find(({ inStock }) => inStock) ?? skus[0];
  const url = origin + productPath(product.seoUrl);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: product.title,
    description,
    url,
    image: picturesOf(product, origin),
    brand: { '@type': 'Brand', name: product.brand },
    sku: lead?.skuCode,
    productID: String(product.id),
    category: product.category.name,
    material: attributes.baseMetal,
    color: product.colors.join(', ') || undefined,
    size: sizesOf(skus).join(', ') || undefined,
    countryOfOrigin: { '@type': 'Country', name: product.countryOfOrigin },
    offers: offersOf(product, url, policy),
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
}

function picturesOf({ skus, mediaList }: Product, origin: string): string[] {
  const pictures = [...skus.flatMap((sku) => sku.mediaList), ...mediaList].filter(
    ({ mediaType }) => mediaType === 'IMAGE',
  );
  return [...new Set(pictures.map(({ key, width }) => origin + imageUrl(key, widestOf(width), 'jpeg')))].slice(
    0,
    PICTURES,
  );
}

function sizesOf(skus: readonly Sku[]): string[] {
  return [...new Set(skus.flatMap(({ size }) => splitSizes(size)))];
}

/** One offer, or what several have in common and each of them. */
function offersOf(product: Product, url: string, policy: StorePolicy): Thing | undefined {
  const offers = product.skus.map((sku) => offerOf(product, sku, url, policy));
  if (offers.length < 2) return offers[0];
  const prices = product.skus.map(({ sellingPrice }) => sellingPrice);
  return {
    '@type': 'AggregateOffer',
    priceCurrency: 'INR',
    lowPrice: amount(Math.min(...prices)),
    highPrice: amount(Math.max(...prices)),
    offerCount: offers.length,
    offers,
  };
}

function offerOf(product: Product, sku: Sku, url: string, policy: StorePolicy): Thing {
  const startsOn = product.isPreOrder ? product.startDate : sku.status === 'UPCOMING' ? sku.startDate : null;
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
    availability: `https://schema.org/${startsOn ? 'PreOrder' : sku.inStock ? 'InStock' : 'OutOfStock'}`,
    availabilityStarts: startsOn ?? undefined,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: product.seller.businessDetails.businessName },
    shippingDetails: shippingDetails(policy),
    hasMerchantReturnPolicy: returnPolicy(policy),
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
