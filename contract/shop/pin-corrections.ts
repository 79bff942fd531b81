import { pinFault } from './india.ts';

/** The owner's corrections of the PIN directory: the city of an address, by PIN code. */
export type PinCorrections = Readonly<Record<string, string>>;

export const MOST_PIN_CORRECTIONS = 500;
const CITY_MAX_LENGTH = 60;

/**
 * Reads corrections from a text with one in each line, such as `851101 Begusarai`. The last line of a PIN code counts.
 * @returns them, or the fault of the first wrong line
 */
export function readPinCorrections(text: string): { corrections: PinCorrections } | { fault: string } {
  const corrections: Record<string, string> = {};
  for (const [index, line] of text.split('\n').entries()) {
    const [, pin = '', city = ''] = /^(\S+)\s+(.+)$/.exec(line.trim()) ?? [];
    if (line.trim() === '') continue;
    if (pinFault(pin) !== undefined || city.length > CITY_MAX_LENGTH) {
      return { fault: `Line ${index + 1} must be a PIN code and a city, such as 851101 Begusarai` };
    }
    corrections[pin] = city;
  }
  const count = Object.keys(corrections).length;
  if (count > MOST_PIN_CORRECTIONS) return { fault: `There can be at most ${MOST_PIN_CORRECTIONS} PIN codes` };
  return { corrections };
}

/** Returns corrections as text, in the order of their PIN codes. */
export function pinCorrectionsText(corrections: PinCorrections): string {
  return Object.entries(corrections)
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([pin, city]) => `${pin} ${city}`)
    .join('\n');
}
