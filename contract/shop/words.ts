import type { Range } from './policy.ts';

/** @example rangeWords({ from: 3, to: 5 }) // '3-5' */
export function rangeWords({ from, to }: Range): string {
  return from === to ? String(from) : `${from}-${to}`;
}

/** @example counted(1, 'month') // '1 month', counted(7, 'day') // '7 days' */
export function counted(count: number, thing: string): string {
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}
