import type { PriceBand } from '#contract/shop/price-bands.ts';

/** More than any piece costs. */
const MOST_RUPEES = 10_000_000;

const SIGN = String.raw`(?:rs\.?|inr|₹|rupees|rupaye)`;
const NUMBER = String.raw`(\d[\d,]*(?:\.\d+)?)\s*(k|thousand|hazar|hajar)?`;
const AFTER = String.raw`(?:\s*(?:rs\b\.?|rupees\b|rupaye\b|rupaiye\b|rupee\b|₹|/-))?`;
const AMOUNT = String.raw`(?:${SIGN}\s*)?${NUMBER}${AFTER}`;
/** An amount that is marked as money. */
const MONEY = String.raw`(?:${SIGN}\s*${NUMBER}${AFTER}|${NUMBER}\s*(?:rs\b\.?|rupees\b|rupaye\b|rupaiye\b|rupee\b|₹|/-))`;
const END = String.raw`(?![\w.])`;

const BETWEEN = new RegExp(
  String.raw`(?:\b(?:between|from)\s+)?${AMOUNT}\s*(?:-|–|—|\bto\b|\bse\b|\band\b|\baur\b|\btak\b)\s*${AMOUNT}${END}(?:\s*(?:ke\s+beech|ke\s+bich|tak|range))?`,
);
const CEILINGS = [
  new RegExp(
    String.raw`(?:\b(?:under|below|within|upto|up\s+to|less\s+than|lesser\s+than|cheaper\s+than|not\s+above|not\s+more\s+than|max|maximum|budget(?:\s+of)?)|<=?)\s*${AMOUNT}${END}`,
  ),
  new RegExp(
    String.raw`${AMOUNT}\s*(?:se\s+(?:kam|neeche|niche|sasta|saste|sasti)|ke\s+(?:andar|neeche|niche|under)|k\s+andar|tak|mein|me|or\s+less|and\s+below|and\s+under|or\s+below|budget|lopu|kulla|kinda|olage)\b`,
  ),
];
const FLOORS = [
  new RegExp(
    String.raw`(?:\b(?:above|over|more\s+than|greater\s+than|min|minimum|at\s+least|starting(?:\s+from)?)|>=?)\s*${AMOUNT}${END}`,
  ),
  new RegExp(
    String.raw`${AMOUNT}\s*(?:se\s+(?:upar|oopar|uper|zyada|jyada|zyaada|adhik)|ke\s+upar|and\s+above|or\s+more|and\s+up|onwards|\+)(?!\w)`,
  ),
];
/** An amount alone is an upper limit. */
const PLAIN = new RegExp(String.raw`${MONEY}(?:\s*(?:wala|wali|wale|only))?${END}`);

/** Smaller numbers are sizes, lengths and counts. */
const LEAST_RUPEES = 30;

/** Extracts a price range from a query: under 500, 300-600, ₹300 tak, above 2000. The rest of the text stays. */
export function takePrice(text: string): { rest: string; span: PriceBand | undefined } {
  const between = BETWEEN.exec(text);
  if (between) {
    const [from, to] = [rupees(between[1], between[2] ?? between[4]), rupees(between[3], between[4])];
    if (from !== undefined && to !== undefined && from < to)
      return { rest: text.replace(between[0], ' '), span: { min: from, max: to } };
  }
  for (const pattern of CEILINGS) {
    const found = pattern.exec(text);
    const max = rupees(found?.[1], found?.[2]);
    if (found && max !== undefined) return { rest: text.replace(found[0], ' '), span: { min: undefined, max } };
  }
  for (const pattern of FLOORS) {
    const found = pattern.exec(text);
    const min = rupees(found?.[1], found?.[2]);
    if (found && min !== undefined) return { rest: text.replace(found[0], ' '), span: { min, max: undefined } };
  }
  const plain = PLAIN.exec(text);
  const max = rupees(plain?.[1] ?? plain?.[3], plain?.[2] ?? plain?.[4]);
  if (plain && max !== undefined) return { rest: text.replace(plain[0], ' '), span: { min: undefined, max } };
  return { rest: text, span: undefined };
}

/** Returns whole rupees; undefined for an impossible price. */
function rupees(number: string | undefined, thousands: string | undefined): number | undefined {
  const amount = Number(number?.replaceAll(',', '')) * (thousands ? 1000 : 1);
  return amount >= LEAST_RUPEES && amount <= MOST_RUPEES ? Math.floor(amount) : undefined;
}
