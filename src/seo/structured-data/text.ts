import type { FaqEntry } from '../../features/content/questions.ts';
import type { FestivalEvent } from '#contract/shop/festivals.ts';
import { logoOf } from './house.ts';
import type { HouseWithLogo } from './house.ts';
import { instant } from './thing.ts';
import type { Thing } from './thing.ts';

/** Returns questions with answers, which the page shows as well. Answers are paragraphs without tags. */
export function faqPage(questions: readonly Pick<FaqEntry, 'question' | 'answer'>[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  };
}

export interface DescribedPost {
  /** The address without the origin. */
  path: string;
  title: string;
  description: string;
  author: string;
  /** Epoch milliseconds. */
  publishedAt: number;
  changedAt: number;
  /** The address of the picture without the origin. */
  image: string;
  tags: readonly string[];
}

/**
 * Returns an article.
 * @see https://developers.google.com/search/docs/appearance/structured-data/article
 */
export function blogPosting(house: HouseWithLogo, post: DescribedPost): Thing {
  const { origin, shopName } = house;
  const { path, title, description, author, publishedAt, changedAt, image, tags } = post;
  return {
    '@type': 'BlogPosting',
    '@id': `${origin}${path}#post`,
    headline: title,
    description,
    mainEntityOfPage: origin + path,
    image: [origin + image],
    datePublished: instant(publishedAt),
    dateModified: instant(changedAt),
    author: { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: shopName, logo: logoOf(house) },
    keywords: tags.length > 0 ? [...tags] : undefined,
    inLanguage: 'en-IN',
  };
}

/** Returns an event of the festival calendar. Its location is India, since it is celebrated everywhere. */
export function festivalThing(
  origin: string,
  event: Pick<FestivalEvent, 'name' | 'date' | 'lastDate'>,
  { path, description, image }: { path: string; description: string; image: string },
): Thing {
  return {
    '@type': 'Event',
    name: event.name,
    description,
    startDate: event.date,
    endDate: event.lastDate,
    url: origin + path,
    image: [origin + image],
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'India', address: { '@type': 'PostalAddress', addressCountry: 'IN' } },
  };
}
