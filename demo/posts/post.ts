/** A post of the demo blog, in the style of the platform's own staff. */
export interface SeedPost {
  slug: string;
  title: string;
  /** One or two sentences, 100 to 220 characters. */
  excerpt: string;
  /** HTML of the sanitiser's allow-list: h2, h3, p, ul, ol, li, strong, em, a, blockquote, table. No h1, no pictures. */
  content: string;
  /** One of POST_CATEGORIES. */
  category: (typeof POST_CATEGORIES)[number];
  /** Lower-case words, or pairs with hyphens: 'temple-jewellery', 'care'. */
  tags: string[];
  author: string;
  /** Days before the demo shop's present day on which it was published. */
  publishedDaysAgo: number;
  featured?: boolean;
  /** The seoUrl of the demo product whose styled picture is above the post. No two posts share one. */
  pictureOf: string;
}

export const POST_CATEGORIES = [
  'Style Guides',
  'Care and Keeping',
  'Festivals and Weddings',
  'Know Your Jewellery',
  'Behind the Counter',
] as const;
