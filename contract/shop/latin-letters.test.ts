import { describe, expect, test } from 'vitest';
import { hasOtherScript, inAscii, inLatin } from './latin-letters.ts';

describe('a name in Latin letters is spelt as people spell it:', () => {
  test.each([
    ['Asha Rao, 12 / 3', 'Asha Rao, 12 / 3'],
    ['आशा राव', 'Asha Rav'],
    ['श्रीमती प्रज्ञा क्षत्रिय द्विवेदी', 'Shrimati Pragya Kshatriya Dvivedi'],
    ['आशा ट्रेडर्स', 'Asha Tredars'],
    ['लक्ष्मी ज़री हाउस, १२३', 'Lakshmi Zari Haus, 123'],
    ['कृष्णा मिश्र', 'Krishna Mishra'],
    ['विजय', 'Vijay'],
    ['संपर्क', 'Sampark'],
    ['Flat 7, आशा निवास', 'Flat 7, Asha Nivas'],
    ['সুন্দর ঝুমকা', 'Sundar Jhumka'],
    ['ৰাম উৎপল', 'Ram Utpal'],
    ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'Guraprit Singh'],
    ['ਅੱਖਰ ਘੜੀ', 'Akkhar Ghadi'],
    ['ગુજરાતી', 'Gujrati'],
    ['ଓଡ଼ିଆ ଜଗନ୍ନାଥ', 'Odia Jagannath'],
    ['தமிழ் கனிமொழி', 'Tamizh Kanimozhi'],
    ['హైదరాబాద్', 'Hyderabad'],
    ['ಕನ್ನಡ ಲಕ್ಷ್ಮಿ', 'Kannada Lakshmi'],
    ['മലയാളം അവൻ', 'Malayalam Avan'],
    ['فاطمہ بیگم', 'Fatima Begum'],
    ['شاہین، حیدرآباد', 'Shahin, Hyderabad'],
    ['جھمکا ٹھیک', 'Jhamka Thik'],
    ['۵۰۰', '500'],
    ['ᱥᱟᱱᱛᱟᱲᱤ', 'Santari'],
    ['ꯃꯤꯇꯩ ꯃꯌꯦꯛ', 'Mitei Mayek'],
    ['ꯂꯣꯟ', 'Lon'],
    ['ॐ नमः शिवाय', 'Om Namah Shivay'],
  ])('%s: %s', (text, latin) => expect(inLatin(text)).toBe(latin));
});

/** The blocks of India's scripts, with the letters that names use. */
const BLOCKS: Record<string, [number, number]> = {
  Devanagari: [0x900, 0x97f],
  Bengali: [0x980, 0x9ff],
  Gurmukhi: [0xa00, 0xa7f],
  Gujarati: [0xa80, 0xaff],
  Odia: [0xb00, 0xb7f],
  Tamil: [0xb80, 0xbff],
  Telugu: [0xc00, 0xc7f],
  Kannada: [0xc80, 0xcff],
  Malayalam: [0xd00, 0xd7f],
  Urdu: [0x621, 0x6d3],
  Santali: [0x1c50, 0x1c7d],
  Manipuri: [0xabc0, 0xabf9],
};

/** Characters that Unicode counts as letters but that have no sound, such as the apostrophe of Sanskrit. */
const SILENT = /[\u093d\u097d\u0980\u09bd\u09fc\u0abd\u0b3d\u0c3d\u0c5c\u0c80\u0cbd\u0cdc\u0cf1\u0cf2\u0d3d]/;

describe('no letter or digit is lost:', () => {
  test.each(Object.entries(BLOCKS))('of %s', (_, [first, last]) => {
    const letters = Array.from({ length: last - first + 1 }, (_unused, at) => String.fromCharCode(first + at));
    const spoken = letters.filter((letter) => /[\p{Lo}\p{Nd}]/u.test(letter) && !SILENT.test(letter));
    expect(spoken.length).toBeGreaterThan(35);
    expect(spoken.filter((letter) => !/[a-z0-9]/i.test(inAscii(letter)))).toEqual([]);
  });
});

describe('a text in ASCII', () => {
  test.each([
    ['Señorita Café Crème', 'Senorita Cafe Creme'],
    ['Nguyễn Łódź Straße Ærø', 'Nguyen Lodz Strasse AEro'],
    ['“Kundan” – Asha’s', '"Kundan" - Asha\'s'],
    ['₹500 💍 ring', '500 ring'],
    ['झुमका – café', 'Jhumka - cafe'],
  ])('%s: %s', (text, ascii) => expect(inAscii(text)).toBe(ascii));
});

test.each([
  ['आशा', true],
  ['فاطمہ', true],
  ['ᱥ', true],
  ['ꯃ', true],
  ['Café', false],
  ['12', false],
])('%s has letters of another script: %s', (text, has) => expect(hasOtherScript(text)).toBe(has));
