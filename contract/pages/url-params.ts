/** The most values of one name in an address; further ones are ignored. */
const MAX_VALUES = 20;
const MAX_VALUE_LENGTH = 80;
const MAX_PAGE = 10_000;

/** The used part of `URLSearchParams`. */
export interface AddressParams {
  get(name: string): string | null;
  getAll(name: string): string[];
}

/** Returns the one-based page number of an address. An invalid one is page 1. A page after the last is empty. */
export function readPage(params: Pick<AddressParams, 'get'>): number {
  const page = Number(params.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE) : 1;
}

/** Returns the distinct values of a name in an address, in order, if `isKnown` accepts them. */
export function readValues(
  params: Pick<AddressParams, 'getAll'>,
  name: string,
  isKnown: (value: string) => boolean = () => true,
): string[] {
  return [...new Set(params.getAll(name).map((value) => value.trim()))]
    .filter((value) => value !== '' && value.length <= MAX_VALUE_LENGTH && isKnown(value))
    .slice(0, MAX_VALUES)
    .sort();
}
