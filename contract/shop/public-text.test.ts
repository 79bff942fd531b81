import { expect, test } from 'vitest';
import { tellsContact } from './public-text.ts';

test.each([
  'Call me on 9848012345',
  'whatsapp +91 98480 12345',
  '98480-12345',
  '9 8 4 8 0 1 2 3 4 5',
  '०९८४८०१२३४५',
  '９８４８０１２３４５',
  'write to asha@example.in',
  'see https://evil.example/x',
  'see www.cheap-jewels.example',
  'cheapjewels.com has it for less',
  'DM @cheapjewels',
])('%j tells how to reach somebody', (text) => expect(tellsContact(text)).toBe(true));

test.each([
  'Does size 2.6 fit a wrist of 6.5 inches?',
  'Is it ₹1,299 for both, or 1299 each?',
  'I ordered on 20.11.2026, is it 22 mm wide?',
  'Bought 2 @ 499 each.',
  'PIN code 500081?',
  'यह कितना भारी है? 25 ग्राम?',
])('%j does not', (text) => expect(tellsContact(text)).toBe(false));
