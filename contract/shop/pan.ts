/** The fourth letter says who holds it: P a person, C a company, F a firm or LLP, H a family and so on. */
const FORM = /^[A-Z]{3}[ABCFGHJKLPT][A-Z][0-9]{4}[A-Z]$/;

/** A PAN as it was typed, without spaces, in capitals. */
export function typedPan(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** What is wrong with a PAN, or nothing. How its last letter is computed is not published. */
export function panFault(pan: string): string | undefined {
  return FORM.test(pan) ? undefined : 'A PAN has five letters, four digits and a letter, such as ZZTCJ1234K';
}
