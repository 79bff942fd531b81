import { expect, test } from 'vitest';
import { amountText } from './amount-in-words.ts';

test.each([
  [0, 'शून्य रुपये मात्र'],
  [100, 'एक रुपया मात्र'],
  [1, 'एक पैसा मात्र'],
  [4900, 'उनचास रुपये मात्र'],
  [129950, 'एक हज़ार दो सौ निन्यानवे रुपये और पचास पैसे मात्र'],
  [12345678, 'एक लाख तेईस हज़ार चार सौ छप्पन रुपये और अठहत्तर पैसे मात्र'],
  [1000000000, 'एक करोड़ रुपये मात्र'],
  [123456789012, 'एक सौ तेईस करोड़ पैंतालीस लाख सड़सठ हज़ार आठ सौ नब्बे रुपये और बारह पैसे मात्र'],
])('%i paise: %s', (paise, text) => {
  expect(amountText(paise)).toBe(text);
});

test('every number up to 99 has a word of its own', () => {
  const words = Array.from({ length: 100 }, (_, number) => amountText(number * 100));
  expect(new Set(words).size).toBe(100);
});
