import type { words as English } from '../en/business.ts';

/** The page of a seller's own business. */
export const words: typeof English = {
  // Details and addresses
  businessDetails: 'बिज़नेस की जानकारी',
  businessNameShownToShoppers: 'बिज़नेस का नाम, जो ग्राहकों को दिखेगा',
  registeredLegalName: 'रजिस्टर किया हुआ कानूनी नाम',
  businessEmail: 'बिज़नेस का ईमेल',
  businessMobile: 'बिज़नेस का मोबाइल',
  businessAddress: 'बिज़नेस का पता',
  pickupAddress: 'पिकअप का पता',
  mobileNumber: 'मोबाइल नंबर',
  addressHouseStreet: 'पता (मकान, गली)',
  locality: 'इलाका या मोहल्ला',
  cityOrTown: 'शहर या कस्बा',
  asItIsRegistered: 'रजिस्ट्रेशन की जानकारी',
  enrolmentNumber: 'एनरोलमेंट नंबर',
  registered: 'कब रजिस्टर हुआ',
  titleSaved: (title) => `सेव हो गया: ${title}`,
  notInTheShopUntil: 'आपके कागज़ मंज़ूर होने तक दुकान में नहीं दिखेगा।',

  // The bank account
  bankAccount: 'बैंक खाता',
  accountHolderName: 'खाते पर नाम',
  accountNumber: 'खाता नंबर',
  accountNumberAgain: 'खाता नंबर फिर से',
  ifscCode: 'IFSC कोड',
  leaveIt: 'रहने दें',
  changeTheAccount: 'खाता बदलें',
  accountHolder: 'खाते पर नाम',
  noAccountYet: 'अभी कोई खाता नहीं है।',
  payoutsWaitForThreeDays: (email) => `खाता बदलने के बाद पेआउट तीन दिन रुकते हैं। इसकी जानकारी हम ${email} पर भेजते हैं।`,

  // Papers and pictures
  papers: 'कागज़',
  whoSeesThePapers: (megabytes) =>
    `इन्हें सिर्फ़ आप और आपकी जानकारी जाँचने वाले देख सकते हैं। PDF, JPEG, PNG या WebP, हर फ़ाइल ज़्यादा से ज़्यादा ${megabytes} MB।`,
  notSentYet: 'अभी नहीं भेजा',
  aFileCanHaveAt: (megabytes) => `फ़ाइल ज़्यादा से ज़्यादा ${megabytes} MB की हो सकती है।`,
  nameSent: (name) => `${name}: भेज दिया।`,
  replace: 'बदलें',
  chooseAFile: 'फ़ाइल चुनें',
  sending: 'भेजा जा रहा है…',
  logoAndBanner: 'लोगो और बैनर',
  logo: 'लोगो',
  banner: 'बैनर',
  yourLogo: 'आपका लोगो',
  yourBanner: 'आपका बैनर',
  aSquarePicture: 'चौकोर फ़ोटो, 400 पिक्सल या ज़्यादा',
  aWidePicture: 'चौड़ी फ़ोटो, 1600 × 400 पिक्सल या ज़्यादा',
  nameRemoved: (name) => `${name}: हटा दिया।`,
  removeName: (name) => `हटाएँ: ${name}`,

  // Messages
  failedToFetchTheMessages: 'मैसेज की जानकारी नहीं मिल सकी',
  messagesSaved: 'मैसेज की पसंद सेव हो गई।',
  language: 'भाषा',
};
