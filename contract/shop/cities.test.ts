import { expect, test } from 'vitest';
import { PLAIN_CITY } from '../pages/paths.ts';
import { CITIES, cityNamed, NEW_DELHI } from './cities.ts';
import { STATES } from './india.ts';

test('every State and union territory has a city, and each city is in one of them', () => {
  // Chandigarh is the capital of Haryana and Punjab, and a territory of its own.
  expect(new Set(CITIES.map(({ state }) => state))).toEqual(new Set(STATES.map(({ name }) => name)));
});

test('there are 60 cities, each with an address of its own', () => {
  expect(CITIES).toHaveLength(60);
  expect(new Set(CITIES.map(({ slug }) => slug)).size).toBe(60);
  for (const { slug } of CITIES) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test.each(CITIES)('$name lies in India', ({ latitude, longitude }) => {
  expect(latitude).toBeGreaterThan(8);
  expect(latitude).toBeLessThan(35);
  expect(longitude).toBeGreaterThan(68);
  expect(longitude).toBeLessThan(97.5);
});

test('no two cities are one place', () => {
  const near = CITIES.flatMap((one, index) =>
    CITIES.slice(index + 1)
      .filter((other) => Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude) < 0.1)
      .map((other) => `${one.name} and ${other.name}`),
  );
  expect(near).toEqual([]);
});

test.each([
  ['guwahati', 'Guwahati'],
  ['GUWAHATI', 'Guwahati'],
  [' New Delhi ', 'New Delhi'],
  ['new-delhi', 'New Delhi'],
])('a city is found by %j', (input, name) => {
  expect(cityNamed(input)?.name).toBe(name);
});

test.each(['', 'london', 'delhi-6', '__proto__'])('%j is no city of the calendar', (input) => {
  expect(cityNamed(input)).toBeUndefined();
});

test('New Delhi stands for all of India, and is not named in addresses', () => {
  expect(NEW_DELHI.slug).toBe(PLAIN_CITY);
  expect(NEW_DELHI).toMatchObject({ name: 'New Delhi', state: 'Delhi' });
});
