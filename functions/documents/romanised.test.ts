import { expect, test } from 'vitest';
import { romanised } from './romanised.ts';

test.each([
  ['Asha Rao, 12 / 3', 'Asha Rao, 12 / 3'],
  ['आशा राव', 'Āśā Rāva'],
  ['लक्ष्मी ज़री हाउस, १२३', 'Lakṣmī Zarī Hāusa, 123'],
  ['తెలుగు', 'Telugu'],
  ['தமிழ்', 'Tamiḻ'],
  ['ಕನ್ನಡ', 'Kannaḍa'],
  ['മലയാളം', 'Malayāḷaṃ'],
  ['डॉ. कॉलोनी', 'Ḍô. Kôlōnī'],
  ['বাংলা', 'Bāṃlā'],
  ['ગુજરાતી', 'Gujarātī'],
  ['ଓଡ଼ିଆ', 'Ōṛiā'],
  ['Flat 7, आशा निवास', 'Flat 7, Āśā Nivāsa'],
])('%s is printed as %s', (text, latin) => {
  expect(romanised(text)).toBe(latin);
});
