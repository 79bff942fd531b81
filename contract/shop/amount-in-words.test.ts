import { expect, test } from 'vitest';
import { amountInWords } from './amount-in-words.ts';

test.each([
  [0, 'Rupees Zero Only'],
  [50, 'Paise Fifty Only'],
  [1, 'Paise One Only'],
  [100, 'Rupee One Only'],
  [101, 'Rupee One and Paise One Only'],
  [200, 'Rupees Two Only'],
  [1900, 'Rupees Nineteen Only'],
  [2000, 'Rupees Twenty Only'],
  [2100, 'Rupees Twenty-One Only'],
  [9999, 'Rupees Ninety-Nine and Paise Ninety-Nine Only'],
  [10000, 'Rupees One Hundred Only'],
  [10100, 'Rupees One Hundred One Only'],
  [102900, 'Rupees One Thousand Twenty-Nine Only'],
  [129950, 'Rupees One Thousand Two Hundred Ninety-Nine and Paise Fifty Only'],
  [1000000, 'Rupees Ten Thousand Only'],
  [9999900, 'Rupees Ninety-Nine Thousand Nine Hundred Ninety-Nine Only'],
  [10000000, 'Rupees One Lakh Only'],
  [12345678, 'Rupees One Lakh Twenty-Three Thousand Four Hundred Fifty-Six and Paise Seventy-Eight Only'],
  [100000000, 'Rupees Ten Lakh Only'],
  [1000000000, 'Rupees One Crore Only'],
  [
    123456789012,
    'Rupees One Hundred Twenty-Three Crore Forty-Five Lakh Sixty-Seven Thousand Eight Hundred Ninety and Paise Twelve Only',
  ],
])('%i paise: %s', (paise, text) => {
  expect(amountInWords(paise)).toBe(text);
});
