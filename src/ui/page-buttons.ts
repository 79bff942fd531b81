/** A page number, or a gap. */
export type PageButton = number | 'gap';

/** The number of buttons that fit one line on a phone. */
const BUTTONS = 5;

/**
 * Returns the page numbers of a list: all if they are few, else the first, the last and those near the current one,
 * with gaps.
 * @example pageButtons(6, 12) // [1, 'gap', 5, 6, 7, 'gap', 12]
 */
export function pageButtons(page: number, pageCount: number): PageButton[] {
  if (pageCount <= BUTTONS) return allPages(pageCount);
  const around = BUTTONS - 2;
  const first = Math.min(Math.max(page - 1, 2), pageCount - around);
  const last = first + around - 1;
  return [
    1,
    ...(first > 2 ? ['gap' as const] : []),
    ...Array.from({ length: around }, (_, index) => first + index),
    ...(last < pageCount - 1 ? ['gap' as const] : []),
    pageCount,
  ];
}

/** Returns the first page, the last, and two on each side of the current one, with gaps. */
export function pagesNear(page: number, pageCount: number): PageButton[] {
  const near = allPages(pageCount).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 2,
  );
  return near.flatMap((number, index) => (index > 0 && number - near[index - 1]! > 1 ? ['gap', number] : [number]));
}

/** Returns a number of pages around the current one, without gaps. */
export function pagesAround(page: number, pageCount: number, count: number): PageButton[] {
  const first = Math.max(1, Math.min(page - Math.floor(count / 2), pageCount - count + 1));
  return allPages(pageCount).slice(first - 1, first - 1 + count);
}

function allPages(pageCount: number): number[] {
  return Array.from({ length: pageCount }, (_, index) => index + 1);
}
