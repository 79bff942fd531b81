import { expect, test } from 'vitest';
import { panchangInWords } from './panchang-in-words.ts';

test('the day of Karwa Chauth 2025 reads as New Delhi’s almanac has it', () => {
  const lines = new Map(panchangInWords('2025-10-10').map(({ label, when }) => [label, when]));
  // Sunset and moonrise as printed almanacs state them for the evening worship.
  expect(lines.get('Sun')).toMatch(/^6:1\d am to 5:5\d pm$/);
  expect(lines.get('Moon')).toMatch(/rises 8:1\d pm/);
  expect(lines.get('Tithi')).toMatch(/^Krishna Chaturthi until 7:3\d pm, Krishna Panchami$/);
  expect([...lines.keys()]).toContain('Rahu kaal');
});
