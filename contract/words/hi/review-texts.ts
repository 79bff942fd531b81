import * as messages from '../../messages.ts';
import { SUB_RATINGS } from '../../shop/review-words.ts';

/** Hindi for the texts of the review form, by the English text. */
export const reviewTexts = {
  'Your rating': 'आपकी रेटिंग',
  'What do you like, and what not? How does it look and wear? {count} of {most} characters.':
    'क्या अच्छा लगा और क्या नहीं? कैसा दिखता है, पहनने में कैसा है? {most} में से {count} अक्षर।',
  'In detail (optional)': 'और विस्तार से (ज़रूरी नहीं)',
  [SUB_RATINGS.looks]: 'फ़ोटो जैसा दिखता है',
  [SUB_RATINGS.size]: 'साइज़ सही है',
  [SUB_RATINGS.weight]: 'वज़न सही है',
  [SUB_RATINGS.plating]: 'प्लेटिंग और फ़िनिश',
  '{count} star': '{count} स्टार',
  '{count} stars': '{count} स्टार',
  [messages.RATING_EXCELLENT]: 'बेहतरीन',
  [messages.RATING_VERY_GOOD]: 'बहुत अच्छा',
  [messages.RATING_GOOD]: 'अच्छा',
  [messages.RATING_AVERAGE]: 'ठीक-ठाक',
  [messages.RATING_POOR]: 'ख़राब',
  'Photos (optional)': 'फ़ोटो (ज़रूरी नहीं)',
  'Up to {count}. We remove the place where they were taken.': '{count} तक। फ़ोटो कहाँ ली गई, यह जानकारी हम हटा देते हैं।',
  'Photo {number}': 'फ़ोटो {number}',
  'Remove photo {number}': 'फ़ोटो {number} हटाएँ',
  '{name} cannot be shown. Please choose a JPEG, PNG or WebP picture.':
    '{name} नहीं खुल सकी। कृपया JPEG, PNG या WebP फ़ोटो चुनें।',
  'This is a HEIC photo. On an iPhone choose Settings > Camera > Formats > Most Compatible and take it again, or save it as JPEG.':
    'यह HEIC फ़ोटो है। इसे JPEG में सेव करें, या iPhone की सेटिंग में कैमरा > फ़ॉर्मैट में सबसे कम्पैटिबल चुनकर फिर से फ़ोटो लें।',
  'Others see your first name and the first letter of your last name.':
    'दूसरों को आपका पहला नाम और सरनेम का पहला अक्षर दिखता है।',
  'Save the changes': 'बदलाव सेव करें',
  'Submit the review': 'रिव्यू भेजें',
  [messages.REVIEW_TEXT_REQUIRED]: 'कृपया रिव्यू लिखें',
  [messages.REVIEW_TEXT_TOO_SHORT]: 'रिव्यू कम से कम 10 अक्षर का हो',
  [messages.REVIEW_RATING_REQUIRED]: 'कृपया रेटिंग दें',
  [messages.REVIEW_LOGIN_REQUIRED]: 'रिव्यू भेजने के लिए कृपया साइन इन करें',
  [messages.REVIEWS_FETCH_FAILED]: 'रिव्यू नहीं मिल सके',
  [messages.REVIEW_SUBMIT_FAILED]: 'रिव्यू नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  [messages.REVIEW_IMAGE_UPLOAD_FAILED]: 'फ़ोटो नहीं भेजी जा सकी',
} as const;
