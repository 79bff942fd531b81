import { expect, test } from 'vitest';
import { formatDay, formatInstant, formatWeekday } from '../../shop/dates.ts';
import { dateText } from './date-text.ts';

const at = (text: string) => Date.parse(`${text}+05:30`);

test.each([
  [formatDay('2026-09-05'), '5 सित॰ 2026'],
  [formatWeekday('2026-11-24'), 'मंगल, 24 नव॰'],
  [formatWeekday('2028-02-29'), 'मंगल, 29 फ़र॰'],
  [formatInstant(at('2026-11-20T00:05')), '20 नव॰ 2026, रात 12:05'],
  [formatInstant(at('2026-11-20T04:00')), '20 नव॰ 2026, सुबह 4:00'],
  [formatInstant(at('2026-11-20T12:30')), '20 नव॰ 2026, दोपहर 12:30'],
  [formatInstant(at('2026-11-20T18:30')), '20 नव॰ 2026, शाम 6:30'],
  [formatInstant(at('2026-11-20T23:59')), '20 नव॰ 2026, रात 11:59'],
])('%s is %s', (english, hindi) => {
  expect(dateText(english)).toBe(hindi);
});

test.each(['', 'Asha', 'It arrives by Tue, 24 Nov.', '2026-11-20', '12 Lake Road', '3-5 business days'])(
  '%j is no date',
  (text) => {
    expect(dateText(text)).toBeUndefined();
  },
);
