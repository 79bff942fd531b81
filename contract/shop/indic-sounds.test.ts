import { expect, test } from 'vitest';
import { NAMES, SEARCHED, spokenInLatin } from './indic-sounds.ts';

test.each([
  ['चाँदबाली', 'chandbali', 'chaandabaalee'],
  ['मंगलसूत्र', 'mangalsutra', 'mangalsootra'],
  ['ज़री', 'zari', 'jaree'],
  ['प्रज्ञा', 'pragya', 'prajnaa'],
  ['संपर्क', 'sampark', 'sanparka'],
  ['ਅੱਖਰ', 'akkhar', 'akhar'],
  ['தமிழ்', 'tamizh', 'tamil'],
  ['ಕನ್ನಡ', 'kannada', 'kannad'],
  ['മലയാളം', 'malayalam', 'malyaalan'],
  ['ஃபேன்', 'fen', 'pen'],
  ['२.१० Café', '2.10 Café', '2.10 Café'],
])('%s is %s as a name, and %s for the search', (word, name, searched) => {
  expect([spokenInLatin(word, NAMES), spokenInLatin(word, SEARCHED)]).toEqual([name, searched]);
});
