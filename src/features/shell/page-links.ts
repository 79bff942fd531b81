import { BUILT_IN_PAGES, HELP_PAGES, COMPANY_PAGES } from '#contract/pages/built-in-pages.ts';
import type { BuiltInPage } from '#contract/pages/built-in-pages.ts';

/** A link to a built-in page, with its own label. */
export const builtInLink = (page: BuiltInPage) => ({
  label: BUILT_IN_PAGES[page].label as string,
  href: BUILT_IN_PAGES[page].path,
});

/** The help and company links of the footer and the site map. */
export const HELP_LINKS = HELP_PAGES.map(builtInLink);
/** @param sellOn the label of the link for sellers */
export const houseLinks = (shopName: string, sellOn = `Sell on ${shopName}`) =>
  COMPANY_PAGES.map((page) => ({
    ...builtInLink(page),
    ...(page === 'become-seller' && { label: sellOn }),
  }));
