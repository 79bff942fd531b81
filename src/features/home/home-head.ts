import type { ShownSection } from '#contract/pages/arranged.ts';
import type { HomePage } from '#contract/pages/home.ts';
import type { MediaItem } from '#contract/calls/media.ts';
import { organization, website } from '../../seo/structured-data/house.ts';
import { faqPage } from '../../seo/structured-data/text.ts';
import type { Thing } from '../../seo/structured-data/thing.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { faqOf } from '../content/questions.ts';

/** Returns the head of the home page: its titles, and the structured data of what it shows. */
export function homeHead({ frame, sections }: HomePage) {
  const { policy, shopName } = frame;
  const shipsFree = policy.shippingFeePaise === 0;
  return {
    title: `${shopName}: artificial and imitation jewellery online`,
    isFullTitle: true,
    description: `Shop artificial and imitation jewellery from sellers across India: temple, kundan, AD, pearl and oxidised pieces, 1-gram gold plated sets, bangles, jhumkas and more.${shipsFree ? ' Free shipping.' : ''}${policy.cod.offered ? ' Cash on delivery.' : ''}`,
    canonical: '/',
    keywords:
      'imitation jewellery, artificial jewellery, 1 gram gold jewellery, temple jewellery, kundan jewellery, oxidised jewellery, jhumka, bangles, mangalsutra',
    structured: [organization(frame), website(frame), ...questionsShown(sections, policy)],
  };
}

/** Returns the structured data of all questions on a page; a page has at most one such object. */
export function questionsShown(sections: readonly ShownSection[], policy: StorePolicy): Thing[] {
  const questions = sections.flatMap((section) => {
    if (section.kind === 'questions') return faqOf(policy);
    return section.kind === 'faq' ? section.entries : [];
  });
  return questions.length > 0 ? [faqPage(questions)] : [];
}

/** Tells whether the first section has the page's main heading. */
export function hasMainHeading([first]: readonly ShownSection[]): boolean {
  return first?.kind === 'season' || first?.kind === 'hero';
}

/** Returns the picture that a page loads first: that of its first section. */
export function firstPictureOf([first]: readonly ShownSection[]): MediaItem | null {
  return first?.kind === 'season' || first?.kind === 'hero' ? first.picture : null;
}
