import { expect, test } from 'vitest';
import { MOST_PIN_CORRECTIONS, pinCorrectionsText, readPinCorrections } from './pin-corrections.ts';

test('corrections are read from lines, and written in the order of their PIN codes', () => {
  const read = readPinCorrections(' 851101   Begusarai \n\n110096 New Delhi\n851101 Barauni');
  expect(read).toEqual({ corrections: { 851101: 'Barauni', 110096: 'New Delhi' } });
  expect(pinCorrectionsText({ 851101: 'Barauni', 110096: 'New Delhi' })).toBe('110096 New Delhi\n851101 Barauni');
  expect(readPinCorrections('')).toEqual({ corrections: {} });
});

test.each(['851101', 'Begusarai 851101', '051101 Begusarai', '111111 Delhi', `851101 ${'x'.repeat(61)}`])(
  '%s is no correction',
  (line) => {
    expect(readPinCorrections(`110001 New Delhi\n${line}`)).toEqual({
      fault: 'Line 2 must be a PIN code and a city, such as 851101 Begusarai',
    });
  },
);

test('there is a bound', () => {
  const lines = Array.from({ length: MOST_PIN_CORRECTIONS + 1 }, (_, index) => `${560_001 + index} Bengaluru`);
  expect(readPinCorrections(lines.slice(1).join('\n'))).toHaveProperty('corrections');
  expect(readPinCorrections(lines.join('\n'))).toEqual({ fault: 'There can be at most 500 PIN codes' });
});
