import * as messages from '../../messages.ts';
import type { NewsletterStep } from '../../pages/newsletter.ts';
import { counted } from '../../shop/words.ts';
import type { SellerTaxKind } from '../../states/seller.ts';

interface Said {
  title: string;
  text: string;
}

/** The words around the posts of the blog, of the newsletter's pages and of sellers' pages. */
export const blog = {
  blog: 'Blog',
  name: (shopName: string) => `The ${shopName} blog`,
  title: 'Blog: how to choose, wear and keep imitation jewellery',
  description:
    'Notes from our counter: how to choose imitation and 1-gram gold plated jewellery, what goes with what, and how to keep it bright.',
  empty: messages.BLOG_CATEGORY_EMPTY.replace('this category', messages.BLOG_EMPTY_THE_BLOG),
  categoryTitle: (name: string) => `${name}: from the blog`,
  categoryDescription: (shopName: string, name: string) =>
    `Articles of the ${shopName} blog about ${name.toLowerCase()}.`,
  categoryEmpty: messages.BLOG_CATEGORY_EMPTY as string,
  tagged: (tag: string) => messages.fill(messages.BLOG_TAG_BANNER, { tag }),
  tagDescription: (shopName: string, tag: string) => `Articles of the ${shopName} blog with the tag ${tag}.`,
  tagEmpty: (tag: string) => messages.fill(messages.BLOG_TAG_EMPTY, { tag }),
  onPage: (page: number) => `, page ${page}`,
  page: (page: number) => ` Page ${page}.`,
  viewAll: 'View all posts',
  categories: 'Categories of the blog',
  allPosts: messages.BLOG_ALL_POSTS as string,
  featured: 'Featured',
  tags: 'Tags',
  feed: 'Follow the blog with a feed reader (RSS)',
  by: 'By',
  updated: 'Updated',
  readTime: (text: string) => text,
  inThisArticle: 'In this article',
  otherPosts: 'Other posts',
  earlier: 'Earlier',
  later: 'Later',
  related: 'Related articles',
  noneRelated: messages.BLOG_RELATED_EMPTY as string,
  notFound: 'Post not found',
  notFoundHere: 'Not found',
  notFoundHeading: messages.BLOG_POST_NOT_FOUND as string,
  mayBeRemoved: 'It may have been removed, or the link may have a mistake.',
  toBlog: 'Go to the blog',
  /** Of the newsletter's pages. */
  newsletter: {
    asked: {
      title: 'Please check your inbox',
      text: 'Thank you. We have sent you an email. Please confirm your subscription with the link in it.',
    },
    emailInvalid: { title: 'Please try again', text: messages.ADDRESS_EMAIL_INVALID },
    tooMany: { title: 'Please wait a moment', text: 'Too many tries from your network. Please try again in a minute.' },
    confirm: {
      title: 'Subscribe to our newsletter?',
      text: 'Confirm with one click, and you get our next newsletter.',
    },
    confirmed: {
      title: 'You are subscribed',
      text: 'Welcome. Every newsletter has an unsubscribe link at the bottom.',
    },
    unsubscribe: {
      title: 'Unsubscribe from the newsletter?',
      text: 'You will not get our newsletter any more. Emails about your orders still come.',
    },
    unsubscribed: {
      title: 'You are unsubscribed',
      text: 'You will not get our newsletter any more. You can subscribe again at any time.',
    },
    stopLinkInvalid: {
      title: 'This link is not complete',
      text: 'Please open it from the email again, or choose in your account, under Emails.',
    },
    linkInvalid: {
      title: 'This link is no longer valid',
      text: 'It may be from an older email. You can subscribe again below, and we will send you a new one.',
    },
  } as Record<Exclude<NewsletterStep, 'stopNotice' | 'noticeStopped'>, Said>,
  stopNotice: 'Stop these emails?',
  stopNoticeText: (what: string) => `${what}: you will not get these any more. Emails about your orders still come.`,
  noticeStopped: 'These emails are stopped',
  noticeStoppedText: (what: string) =>
    `${what}: you will not get these any more. You can turn them on again in your account, under Emails.`,
  theseEmails: 'These emails',
  yesSubscribe: 'Yes, subscribe me',
  unsubscribe: 'Unsubscribe',
  stopThese: 'Stop these emails',
  toAccount: 'Go to your account',
  /** Of a seller's page. */
  store: {
    title: (name: string, city: string) => `${name}, ${city}: imitation jewellery`,
    description: (city: string, state: string, day: string) => `Sells from ${city}, ${state}, here since ${day}.`,
    allProducts: 'All products',
    closedDescription: (name: string, shopName: string) => `${name} does not sell on ${shopName} any more.`,
    closed: 'This seller does not sell here any more. Orders you placed with it are looked after as before.',
    seeAll: 'See all products',
    question: 'A question about an order?',
    writeToUs: 'Write to us',
    logoOf: (name: string) => `Logo of ${name}`,
    outOfFive: 'out of 5 stars,',
    reviews: (count: number) => `from ${counted(count, 'review')} of its products`,
    onTime: (onTime: number, parcels: number, days: number, hours: number) =>
      `${onTime} of ${parcels} parcels of the last ${days} days left within ${counted(hours, 'hour')}.`,
    about: 'About this seller',
    legalName: 'Legal name',
    address: 'Address',
    telephone: 'Telephone',
    tax: 'Tax',
    complaints: 'Complaints',
    how: (hasOfficer: boolean) => `${hasOfficer ? 'how' : 'How'} to complain`,
    emailOnRequest: '. The seller’s email is given to its customers on request.',
    taxKinds: {
      REGULAR: () => 'Registered for GST; sells all over India with a tax invoice',
      COMPOSITION: (state: string) => `Composition taxable person; sells within ${state} with a bill of supply`,
      ENROLLED: (state: string) => `Enrolled with the GST portal, not registered; sells within ${state} without tax`,
    } as Record<SellerTaxKind, (state: string) => string>,
    away: (until: string, sentFrom: string) => `Away until ${until}: sent from ${sentFrom}`,
  },
};
export type BlogWords = typeof blog;
