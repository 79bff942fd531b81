import { papers } from '#contract/words/hi/papers.ts';
import type { PaperLabel } from '#contract/words/hi/papers.ts';
import type { DocumentContent, PrintedState } from '#contract/shop/document-content.ts';
import type { Paise } from '#contract/shop/money.ts';

const figures = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * Returns an amount for a table, always with its paise.
 * @example figure(12345600) // '1,23,456.00'
 */
export function figure(amount: Paise): string {
  return figures.format(amount / 100);
}

/** @example rupees(129950) // '₹1,299.50' */
export function rupees(amount: Paise): string {
  return `₹${figure(amount)}`;
}

/** @example percent(25) // '0.25%' */
export function percent(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}

/** @example stateWithCode({ code: '36', name: 'Telangana' }) // 'Telangana (36)' */
export function stateWithCode({ code, name }: PrintedState): string {
  return `${name} (${code})`;
}

/** Returns the names of a document's taxes: none, IGST, or the Union's half and the State's. */
export function taxNames({ tax }: Pick<DocumentContent, 'tax'>): readonly ('CGST' | 'SGST' | 'UTGST' | 'IGST')[] {
  return ({ NONE: [], IGST: ['IGST'], CGST_SGST: ['CGST', 'SGST'], CGST_UTGST: ['CGST', 'UTGST'] } as const)[tax];
}

/** The labels of papers in each language but English. */
const LABELS: Record<NonNullable<DocumentContent['language']>, Readonly<Record<PaperLabel, string>>> = { hi: papers };

/** Returns every label in a second language. */
export const labelsOf = (language: keyof typeof LABELS): readonly string[] => Object.values(LABELS[language]);

/** Returns a label in the second language of a document; undefined if the document is in English alone. */
export function labelIn({ language }: Pick<DocumentContent, 'language'>, label: PaperLabel): string | undefined {
  return language && LABELS[language][label];
}

/**
 * Returns a label, followed by the same in the second language of a document.
 * @example bothLabels({ language: 'hi' }, 'Sold by') // 'Sold by / विक्रेता'
 */
export function bothLabels(content: Pick<DocumentContent, 'language'>, label: PaperLabel): string {
  const own = labelIn(content, label);
  return own === undefined || own === label ? label : `${label} / ${own}`;
}
