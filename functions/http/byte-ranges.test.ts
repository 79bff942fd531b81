import { describe, expect, test } from 'vitest';
import { hasTag, mayResume, rangeOf } from './byte-ranges.ts';

const BYTES = 1000;

describe('a Range header names', () => {
  test.each([
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=0-499', { first: 0, last: 499 }],
    ['bytes=500-', { first: 500, last: 999 }],
    ['bytes=999-', { first: 999, last: 999 }],
    ['bytes=-1', { first: 999, last: 999 }],
    ['bytes=-500', { first: 500, last: 999 }],
    ['bytes=-5000', { first: 0, last: 999 }],
    ['bytes=900-5000', { first: 900, last: 999 }],
    ['bytes=900-999999999999999', { first: 900, last: 999 }],
    ['Bytes= 5-6 ', { first: 5, last: 6 }],
  ])('%s: a part', (header, part) => {
    expect(rangeOf(header, BYTES)).toEqual(part);
  });

  test.each(['bytes=1000-', 'bytes=1000-1001', 'bytes=999999999999999-', 'bytes=-0'])(
    '%s: a part the file does not have',
    (header) => {
      expect(rangeOf(header, BYTES)).toBe('outside');
    },
  );

  test('any part of an empty file is outside of it', () => {
    expect(rangeOf('bytes=0-', 0)).toBe('outside');
    expect(rangeOf('bytes=-1', 0)).toBe('outside');
  });

  test.each([
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=5-2',
    'bytes=--5',
    'bytes=-5-6',
    'bytes=1e3-',
    'bytes=0x10-',
    'bytes=0-1,5-6',
    'bytes=0-,',
    'items=0-5',
    'bytes=0-9999999999999999',
    `bytes=${'0-1,'.repeat(10_000)}`,
  ])('%.30s: nothing, so the whole file is sent', (header) => {
    expect(rangeOf(header, BYTES)).toBeUndefined();
  });
});

describe('If-None-Match', () => {
  test.each(['"a"', 'W/"a"', '"b", "a"', '"b",W/"a" ', '*', ' * '])('%s names the tag "a"', (header) => {
    expect(hasTag(header, '"a"')).toBe(true);
    expect(hasTag(header, 'W/"a"')).toBe(true);
  });

  test.each([undefined, '', '"b"', 'a', '"ab"', '"A"', '"b", "c"'])('%s does not', (header) => {
    expect(hasTag(header, '"a"')).toBe(false);
  });
});

describe('If-Range', () => {
  test('lets a range count for the content its client has, and for nothing else', () => {
    expect(mayResume(undefined, '"a"')).toBe(true);
    expect(mayResume('"a"', '"a"')).toBe(true);
    for (const other of ['"b"', 'W/"a"', 'Sat, 28 Nov 2026 10:00:00 GMT', '*', '', '"a", "b"']) {
      expect(mayResume(other, '"a"')).toBe(false);
    }
  });

  test('compares strongly: a weak tag is never enough', () => {
    expect(mayResume('W/"a"', 'W/"a"')).toBe(false);
  });
});
