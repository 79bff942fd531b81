import type { Language } from '#contract/languages.ts';
import { formatPaise } from '#contract/shop/money.ts';
import type { Paise } from '#contract/shop/money.ts';
import { CONTENT_WORDS } from '#contract/words/index.ts';

/** A question with the search parameter that its answers set. */
export interface GiftQuestion {
  name: 'q' | 'occasion' | 'max';
  question: string;
  /** The first answer sets no value. */
  answers: { label: string; value: string }[];
}

/** The words with which a search finds gifts for somebody; they are English in every language of the page. */
const giftFor = (recipient: string) => `gift for ${recipient.toLowerCase()}`;

/**
 * Returns the questions of the gift finder. The answers are filters of a search, so the results show and change them as
 * usual.
 */
export function giftQuestions(budgets: readonly Paise[], language: Language = 'en'): GiftQuestion[] {
  const words = CONTENT_WORDS[language].gift;
  const occasions = Object.entries(words.occasions).map(([value, label]) => ({ label, value }));
  return [
    {
      name: 'q',
      question: words.who,
      answers: [
        { label: words.anyone, value: 'gift' },
        ...Object.entries(words.recipients).map(([recipient, label]) => ({ label, value: giftFor(recipient) })),
      ],
    },
    {
      name: 'occasion',
      question: words.when,
      answers: [{ label: words.anyTime, value: '' }, ...occasions],
    },
    {
      name: 'max',
      question: words.howMuch,
      answers: [
        { label: words.anyPrice, value: '' },
        ...budgets.map((paise) => ({ label: words.upTo(formatPaise(paise)), value: String(paise / 100) })),
      ],
    },
  ];
}
