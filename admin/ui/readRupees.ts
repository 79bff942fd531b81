/**
 * The rupees somebody typed, with or without the sign and the commas; not a number where they are none.
 * @example readRupees('₹1,299.50') // 1299.5
 */
export function readRupees(typed: string | number): number {
  const text = String(typed).replace(/[₹,\s]/g, '');
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}
