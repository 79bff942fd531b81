import { LANGUAGE_TAGS } from '#contract/languages.ts';
import type { PageFrame } from '#contract/pages/frame.ts';
import { lookFileUrl } from '#contract/pages/look-files.ts';
import { dispatchDays } from '#contract/shop/dispatch.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { days, amount } from './thing.ts';
import type { Thing } from './thing.ts';

/** The data of a page's frame that identify the shop. */
export type House = Pick<PageFrame, 'origin' | 'shopName'>;
/** The same with the settings, which have its logo. */
export type HouseWithLogo = House & Pick<PageFrame, 'policy'>;

/** Returns the address of the shop's logo. */
export function logoOf({ origin, shopName, policy: { look } }: HouseWithLogo): string {
  return origin + lookFileUrl('icon-512.png', { look, shopName });
}

const houseId = (origin: string) => `${origin}/#house`;

/**
 * Returns the shop as an organisation.
 * @see https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export function organization(house: HouseWithLogo): Thing {
  const { origin, shopName, policy } = house;
  const { phone, email } = policy.care;
  return {
    '@type': 'OnlineStore',
    '@id': houseId(origin),
    name: shopName,
    url: `${origin}/`,
    logo: logoOf(house),
    areaServed: 'IN',
    contactPoint:
      phone || email
        ? {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            telephone: phone || undefined,
            email: email || undefined,
            areaServed: 'IN',
          }
        : undefined,
  };
}

/** Returns the site with its search address. */
export function website({ origin, shopName }: House): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: shopName,
    url: `${origin}/`,
    inLanguage: Object.values(LANGUAGE_TAGS),
    publisher: { '@id': houseId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={term}` },
      'query-input': 'required name=term',
    },
  };
}

/**
 * Returns the shipping fee, the same for all of India, and the delivery time. The time of a pre-order counts from its
 * start date, and during a seller's holiday from its end, which schema.org cannot express.
 */
export function shippingDetails(
  { shippingFeePaise, dispatchHours, deliveryBusinessDays }: StorePolicy,
  isSentLater: boolean,
): Thing {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: amount(shippingFeePaise), currency: 'INR' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
    deliveryTime: isSentLater
      ? undefined
      : {
          '@type': 'ShippingDeliveryTime',
          handlingTime: days(0, dispatchDays(dispatchHours)),
          transitTime: days(deliveryBusinessDays.from, deliveryBusinessDays.to),
        },
  };
}

/** Returns the return window. The shop books and pays the courier. */
export function returnPolicy({ returnWindowDays }: StorePolicy): Thing {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'IN',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnWindowDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/FreeReturn',
    refundType: ['https://schema.org/FullRefund', 'https://schema.org/ExchangeRefund'],
  };
}
