/** Values of one name an address may give; what is beyond is not read. */
const MAX_VALUES = 20;
const MAX_VALUE_LENGTH = 80;
const MAX_PAGE = 10_000;

/** The part of `URLSearchParams` that is read here. */
export interface AddressParams {
  get(name: string): string | null;
  getAll(name: string): string[];
}

/** The page an address asks for, from 1. What is no page is the first; behind the farthest one there is nothing anyway. */
export function readPage(params: Pick<AddressParams, 'get'>): number {
  const page = Number(params.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE) : 1;
}

/** The values an address gives to a name, each once, in order; what `isKnown` denies is left out. */
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
