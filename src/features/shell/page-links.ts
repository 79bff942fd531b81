import * as messages from '#contract/messages.ts';
import { paths } from '../../paths.ts';

/** The help and company links of the footer and the site map. */
export const HELP_LINKS = [
  { label: 'Questions and answers', href: paths.help },
  { label: 'Your orders', href: paths.orders },
  { label: 'Track your order', href: paths.trackOrder },
  { label: 'Cancel an order', href: paths.cancel },
  { label: 'Return or exchange', href: paths.returnOrder },
  { label: messages.PAGE_CONTACT, href: paths.contact },
  { label: messages.PAGE_SHIPPING, href: paths.shipping },
  { label: messages.PAGE_REFUND, href: paths.refund },
  { label: messages.PAGE_DAMAGE, href: paths.damage },
  { label: 'Care guide', href: paths.careGuide },
  { label: 'Size guide', href: paths.sizeGuide },
];
export const houseLinks = (shopName: string) => [
  { label: messages.PAGE_ABOUT, href: paths.about },
  { label: 'Our team', href: paths.team },
  { label: `Sell on ${shopName}`, href: paths.becomeSeller },
  { label: 'The blog', href: paths.blog },
  { label: messages.FESTIVALS_HEADING, href: paths.festivals },
  { label: messages.PAGE_TERMS, href: paths.terms },
  { label: messages.PAGE_PRIVACY, href: paths.privacy },
];
