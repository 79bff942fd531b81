import { expect, test } from 'vitest';
import { gstinFault, stateCodeOfGstin, typedGstin } from './gstin.ts';

test.each([
  '27AAPFU0939F1ZV',
  '36ZZTCJ1234K1Z4',
  '27ZZTPS4321M1ZX',
  '29ZZTFR2468B1ZQ',
  '07ZZTCD1357H1ZA',
  '33ZZTHV9753L2ZX',
  '38ZZTPT1122N1ZY',
])('%s is a GSTIN', (gstin) => {
  expect(gstinFault(gstin)).toBeUndefined();
});

test.each([
  ['36ZZTCJ1234K1Z5', 'its check character', /mistyped/],
  ['63ZZTCJ1234K1Z4', 'two characters exchanged', /code of a State/],
  ['36ZZTCJ1243K1Z4', 'two digits exchanged', /mistyped/],
  ['39ZZTCJ1234K1Z4', 'its State', /code of a State/],
  ['25ZZTCJ1234K1Z4', 'a State that was merged into another', /code of a State/],
  ['00ZZTCJ1234K1Z4', 'its State', /code of a State/],
  ['36ZZTCJ1234K0Z4', 'the number of its registration', /form/],
  ['36ZZTCJ1234K1Y4', 'its fourteenth character', /form/],
  ['36ZZTCJ1234K1CF', 'being one for collecting tax at source', /form/],
  ['36ZZTEJ1234K1Z4', 'the holder its PAN tells', /form/],
  ['36ZZTCJ1234K1Z', 'its length', /15/],
  ['36ZZTCJ1234K1Z44', 'its length', /15/],
  ['', 'being empty', /15/],
  ['३६ZZTCJ1234K1Z4', 'its digits', /form/],
])('%s is none, by %s', (gstin, _, fault) => {
  expect(gstinFault(gstin)).toMatch(fault);
});

test('is read however it is spaced and in small letters', () => {
  expect(typedGstin(' 36 zztcj1234k 1z4 ')).toBe('36ZZTCJ1234K1Z4');
});

test('tells its State', () => {
  expect(stateCodeOfGstin('07ZZTCD1357H1ZA')).toBe('07');
});
