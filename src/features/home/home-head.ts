import type { FaqEntry } from '../content/questions.ts';
import { pathIn } from '#contract/languages.ts';
import type { Language } from '#contract/languages.ts';
import type { ShownSection } from '#contract/pages/arranged.ts';
import type { HomePage } from '#contract/pages/home.ts';
import type { MediaItem } from '#contract/calls/media.ts';
import { organization, website } from '../../seo/structured-data/house.ts';
import { faqPage } from '../../seo/structured-data/text.ts';
import type { Thing } from '../../seo/structured-data/thing.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { HOME_WORDS } from '#contract/words/index.ts';
import { faqOf } from '../content/questions.ts';

/** Returns the head of the home page: its titles, and the structured data of what it shows. */
export function homeHead({ frame, sections }: HomePage) {
  const { language, policy, shopName } = frame;
  const words = HOME_WORDS[language];
  return {
    title: words.title(shopName),
    isFullTitle: true,
    description: words.description(policy.shippingFeePaise === 0, policy.cod.offered),
    canonical: pathIn(language, '/'),
    keywords:
      'imitation jewellery, artificial jewellery, 1 gram gold jewellery, temple jewellery, kundan jewellery, oxidised jewellery, jhumka, bangles, mangalsutra',
    structured: [organization(frame), website(frame), ...questionsShown(sections, policy, language)],
  };
}

/** Returns the structured data of all questions on a page; a page has at most one such object. */
export function questionsShown(
  sections: readonly ShownSection[],
  policy: StorePolicy,
  language: Language = 'en',
): Thing[] {
  const questions = sections.flatMap((section): Pick<FaqEntry, 'question' | 'answer'>[] => {
    if (section.kind === 'questions') return faqOf(policy, language);
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
