import { expect, test } from 'vitest';
import { deviceIn } from './device-in.ts';

test.each([
  ['Chrome on Android', 'Chrome on Android', 'Android पर Chrome'],
  ['Samsung Internet on Android', 'Samsung Internet on Android', 'Android पर Samsung Internet'],
  ['iPhone', 'iPhone', 'iPhone'],
])('the device “%s” is said in each language', (device, english, hindi) => {
  expect(deviceIn('en', device)).toBe(english);
  expect(deviceIn('hi', device)).toBe(hindi);
});
