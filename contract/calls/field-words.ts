import type * as z from 'zod/mini';

/** Labels of fields that differ from the field's name in words. */
const CALLED: Record<string, string> = {
  otp: 'Code',
  skuId: 'SKU id',
  pinCode: 'PIN code',
  pin: 'PIN code',
  ifscCode: 'IFSC code',
  mrpPrice: 'MRP',
  color: 'Colour',
  seoUrl: 'SEO URL',
  seoKw: 'SEO key words',
  q: 'Search words',
  query: 'Search words',
  per_page: 'Size of a page',
  pageNumber: 'Page',
  seoUrlOrId: 'Product',
  categoryId: 'Category id',
  imagePath: 'Picture',
  updateType: 'Kind of stock update',
  isVisible: 'Visible',
  isActive: 'Active',
  isHidden: 'Hidden',
  stateCode: 'State',
  subRole: 'Role',
  main: 'Menu',
  footerLine: 'The line in the footer',
  prepaidFrom: 'Pay online from',
  noCodFrom: 'No cash on delivery from',
};

/**
 * Returns the label of a field.
 * @param path the field's path in the input; an entry of a list has the label of the list
 * @example nameOf(['tiers', 0, 'minimumOrderValue']) // 'Minimum order value'
 */
export function nameOf(path: readonly PropertyKey[] | undefined): string {
  const field = String(path?.findLast((part) => typeof part === 'string') ?? '');
  const text = field
    .replace(/([A-Z]|\d+)/g, ' $1')
    .replaceAll('_', ' ')
    .toLowerCase();
  return CALLED[field] ?? text.charAt(0).toUpperCase() + text.slice(1);
}

type Issue = z.core.$ZodRawIssue;

/** Returns the message for a fault whose schema has no text of its own. */
export function inWords(issue: Issue): string {
  const isEntry = typeof issue.path?.at(-1) === 'number';
  const name = isEntry
    ? `An entry of ${nameOf(issue.path).replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())}`
    : nameOf(issue.path);
  // The whole value is invalid, not a single field.
  if (name === '')
    return issue.code === 'unrecognized_keys' ? unknownKeys(issue.keys) : 'Please send the fields by their names';
  if (issue.input === undefined) return `${name} is required`;
  switch (issue.code) {
    case 'invalid_type':
      return `${name} must be ${KINDS[issue.expected] ?? 'written in another way'}`;
    case 'too_small':
      return sizeFault(name, issue.origin, issue.minimum, issue.inclusive === false ? 'above' : 'at least');
    case 'too_big':
      return sizeFault(name, issue.origin, issue.maximum, issue.inclusive === false ? 'below' : 'at most');
    case 'invalid_value':
      return `${name} must be one of: ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return unknownKeys(issue.keys);
    case 'invalid_format':
      return `${name} ${FORMATS[issue.format] ?? 'is not written as it should be'}`;
    default:
      return `${name} is not written as it should be`;
  }
}

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
};

const FORMATS: Record<string, string> = {
  date: 'must be a day, such as 2026-11-20',
  datetime: 'must be a time, such as 2026-11-20T10:00:00Z',
  json_string: 'must be written as JSON',
};

/** A bound that no schema names is the largest safe integer, which the message leaves out. */
function sizeFault(name: string, origin: string, bound: number | bigint, text: string): string {
  if (typeof bound !== 'number' || Math.abs(bound) >= Number.MAX_SAFE_INTEGER) return `${name} is too large`;
  const count = bound.toLocaleString('en-IN');
  if (origin === 'string') return `${name} must have ${text} ${count} characters`;
  if (origin === 'array') return `${name} must have ${text} ${count} entries`;
  return `${name} must be ${text} ${count}`;
}

/** The limits of names, and of characters per name, that a refusal repeats from its input. */
const NAMES_REPEATED = 5;
const NAME_SIGNS = 40;

function unknownKeys(keys: readonly string[]): string {
  const names = keys
    .slice(0, NAMES_REPEATED)
    .map((key) => (key.length > NAME_SIGNS ? `${key.slice(0, NAME_SIGNS)}…` : key));
  const others = keys.length > NAMES_REPEATED ? ' and others' : '';
  return `Unknown field: ${names.join(', ')}${others}`;
}
