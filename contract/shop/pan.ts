import { bareCode, inCapitals } from './bare-text.ts';

/** The fourth letter says who holds it: P a person, C a company, F a firm or LLP, H a family and so on. */
const FORM = /^[A-Z]{3}[ABCFGHJKLPT][A-Z][0-9]{4}[A-Z]$/;

/** Returns a PAN without spaces and other signs that cannot belong to it, in capitals. */
export function typedPan(text: string): string {
  return inCapitals(bareCode(text));
}

/** What is wrong with a PAN, or nothing. How its last letter is computed is not published. */
export function panFault(pan: string): string | undefined {
  return FORM.test(pan) ? undefined : 'A PAN has five letters, four digits and a letter, such as ZZTCJ1234K';
}
