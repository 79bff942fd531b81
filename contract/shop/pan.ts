import { bareCode, inCapitals } from './bare-text.ts';

/** The fourth letter is the kind of holder: P a person, C a company, F a firm or LLP, H a family and so on. */
const FORM = /^[A-Z]{3}[ABCFGHJKLPT][A-Z][0-9]{4}[A-Z]$/;

/** Returns a PAN in capitals, without spaces and other characters that cannot belong to it. */
export function typedPan(text: string): string {
  return inCapitals(bareCode(text));
}

/** Returns the fault of a PAN; undefined if its format is valid. The algorithm of its last letter is not published. */
export function panFault(pan: string): string | undefined {
  return FORM.test(pan) ? undefined : 'A PAN has five letters, four digits and a letter, such as ZZTCJ1234K';
}
