import { describe, expect, test } from 'vitest';
import { passwordFault } from './passwords.ts';

const EASY = 'This password is too easy to guess. Please choose another one.';

test.each([
  'correct horse battery',
  'नमस्ते दुनिया',
  '💍💍 and 11 bangles',
  '👩‍🌾 8 rows of chillies',
  'x'.padEnd(8, 'qwv7'),
  'tea at 4 with Amma',
  '408217739652',
  `${'long and longer '.repeat(8)}`,
])('%j is taken', (password) => {
  expect(passwordFault(password)).toBeUndefined();
});

test.each([
  'password',
  'Password1',
  'P@ssw0rd!',
  'passw0rd123',
  'qwertyuiop',
  '12345678',
  '87654321',
  '1234567890',
  'abcdefgh',
  'aaaaaaaa',
  'abcabcabc',
  '11223344',
  'iloveyou',
  'iloveyou2',
  'sunshine1',
  'football',
  'princess1',
  'jaishreeram',
  'radheradhe',
  'Welcome@123',
  'Admin@123',
  'admin123',
  'India@123',
  'letmein1',
  'trustno1',
  '1q2w3e4r',
  '1qaz2wsx',
  'qwerty123',
  '19901990',
  '9848012345',
  'Ratnahaat1',
])('%j is too easy to guess', (password) => {
  expect(passwordFault(password)).toBe(EASY);
});

describe('how long a password may be, in characters as people count them', () => {
  test.each([
    ['7 characters', 'tea@4pm', 'Password must have at least 8 characters'],
    ['7 characters of two units each', '💍'.repeat(3) + '🐘🌸🌙🪔', 'Password must have at least 8 characters'],
    ['8', 'tea@4pm.', undefined],
    ['128', 'tea at four. '.repeat(10).slice(0, 128), undefined],
    ['129', 'tea at four. '.repeat(10).slice(0, 129), 'Password can have at most 128 characters'],
    ['ten thousand', 'x9'.repeat(5000), 'Password can have at most 128 characters'],
  ])('%s', (_, password, error) => {
    expect(passwordFault(password)).toBe(error);
  });

  test('a letter with its mark is one, however it is typed', () => {
    const [composed, apart] = ['é'.normalize('NFC'), 'é'.normalize('NFD')];
    expect(passwordFault(`thé +2 ${composed}`)).toBeUndefined();
    expect(passwordFault(`the2 +${apart}`)).toBe('Password must have at least 8 characters');
  });
});

test('it may not contain who it belongs to', () => {
  const fault = 'Password must not contain your email or the name of your business';
  expect(passwordFault('kavitha.covering!9', ['kavitha@ratnahaat.example', 'Kavitha Covering'])).toBe(fault);
  expect(passwordFault('Shree-Balaji-Arts', ['owner@example.in', 'Shree Balaji Arts'])).toBe(fault);
  expect(passwordFault('correct horse battery', ['om@example.in', 'OM'])).toBeUndefined();
});
