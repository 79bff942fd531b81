/*
 * Removes characters that cannot belong to a number or code. Phones, chat apps, PDF files and spreadsheets add them to
 * copied text, often invisibly. Each kind of field has one function for its form and its call, next to its format
 * (`mobileDigits`, `pinDigits`, `typedGstin` …). A value that is still wrong afterwards is refused.
 */

/** Signs that are never seen: marks of direction, joiners, variation selectors, soft hyphens, byte order marks. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
const CONTROL = /\p{Cc}/gu;
/** Every dash, the minus sign, the hyphen bullet and the modifier letter minus. */
const DASHES = /[\p{Pd}\u2212\u2043\u02d7]/gu;
/** ASCII as East Asian keyboards write it; its digits are `\p{Nd}`. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
/** Separators that only make a number or code readable: spaces, dots, brackets, quotes and dashes. */
const SEPARATORS = /[\s.\u00b7\u2022()[\]{}'"`\u2018-\u201f-]/g;

const isDigit = (point: number) => /^\p{Nd}$/u.test(String.fromCodePoint(point));

/** A decimal digit of any script as its ASCII digit: Unicode has the ten of a script in a row, zero first. */
export function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0)!;
  let first = point;
  while (isDigit(first - 1)) first -= 1;
  return String((point - first) % 10);
}

/**
 * Returns a text without invisible signs, with ASCII digits, plain spaces and plain hyphens.
 * @example plainSigns('\u202a+91 ९८४५०\u201111223\u202c') // '+91 98450-11223'
 */
export function plainSigns(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(/\s/g, ' ')
    .replace(CONTROL, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(DASHES, '-')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .trim();
}

/** Returns a number or code without invisible signs, spaces, dots, brackets, quotes and dashes. */
export function bareCode(text: string): string {
  return plainSigns(text).replace(SEPARATORS, '');
}

/** Returns a code in capitals. Only ASCII letters change: signs of other scripts would become ASCII. */
export function inCapitals(code: string): string {
  return code.replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** Returns an amount without the signs of rupees around it: `₹`, `Rs.`, `INR`, and the `/-` and `/=` India writes behind. */
export function bareAmount(text: string): string {
  return plainSigns(text)
    .replace(/^(?:₹|Rs\.?|INR)\s*/i, '')
    .replace(/\s*\/[-=]$/, '');
}

const AROUND = /^[\s\p{Default_Ignorable_Code_Point}\p{Cc}]+|[\s\p{Default_Ignorable_Code_Point}\p{Cc}]+$/gu;
/** `Asha Rao <asha@example.in>`, as mail programs copy it. */
const NAMED = /^[^<>]*<([^<>]+)>[,;]?$/;
const QUOTED = /^(?:'(.+)'|"([^"]+)"|\u2018(.+)\u2019|\u201c(.+)\u201d)$/;

/**
 * Returns an e-mail without what is around it: invisible signs, spaces, quotes, a comma, `mailto:` and the name of
 * `Name <a@b>`. Signs inside the address stay, for the check to refuse.
 */
export function bareEmail(text: string): string {
  const trimmed = text.replace(AROUND, '');
  const inner = (NAMED.exec(trimmed) ?? QUOTED.exec(trimmed))?.slice(1).find((group) => group !== undefined);
  if (inner !== undefined) return bareEmail(inner);
  return trimmed
    .replace(/^mailto:([^?]*)(?:\?.*)?$/is, '$1')
    .replace(/[,;]$/, '')
    .replace(AROUND, '');
}
