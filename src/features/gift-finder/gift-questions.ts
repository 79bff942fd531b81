import type { OCCASIONS } from '#contract/shop/attributes.ts';
import { formatPaise } from '#contract/shop/money.ts';
import type { Paise } from '#contract/shop/money.ts';

/** A question with the search parameter that its answers set. */
export interface GiftQuestion {
  name: 'q' | 'occasion' | 'max';
  question: string;
  /** The first answer sets no value. */
  answers: { label: string; value: string }[];
}

const RECIPIENTS = ['Wife', 'Mother', 'Sister', 'Daughter', 'Friend', 'Husband', 'Brother', 'Father'];

const ON: { label: string; value: (typeof OCCASIONS)[number] }[] = [
  { label: 'A festival', value: 'Festive' },
  { label: 'A wedding', value: 'Wedding guest' },
  { label: 'Haldi or mehndi', value: 'Haldi and mehndi' },
  { label: 'A party', value: 'Party' },
  { label: 'A puja', value: 'Puja' },
  { label: 'The office', value: 'Office' },
  { label: 'Every day', value: 'Daily' },
];

/**
 * Returns the questions of the gift finder. The answers are filters of a search, so the results show and change them as
 * usual.
 */
export function giftQuestions(budgets: readonly Paise[]): GiftQuestion[] {
  return [
    {
      name: 'q',
      question: 'Who is it for?',
      answers: [
        { label: 'Anyone', value: 'gift' },
        ...RECIPIENTS.map((label) => ({ label, value: `gift for ${label.toLowerCase()}` })),
      ],
    },
    {
      name: 'occasion',
      question: 'When will it be worn?',
      answers: [{ label: 'Any time', value: '' }, ...ON],
    },
    {
      name: 'max',
      question: 'What may it cost?',
      answers: [
        { label: 'Any price', value: '' },
        ...budgets.map((paise) => ({ label: `Up to ${formatPaise(paise)}`, value: String(paise / 100) })),
      ],
    },
  ];
}
