import type { words as English } from '../en/second-factor.ts';

/** The second factor: setting it up, showing it, its recovery codes and passkeys. */
export const words: typeof English = {
  secondFactor: 'दूसरी जाँच',
  notNow: 'अभी नहीं',
  // Its state
  anAppOnYourPhone:
    'आपके फ़ोन का एक ऐप हर आधे मिनट में नया कोड दिखाता है। इससे कोई सिर्फ़ आपके ईमेल से यहाँ साइन इन नहीं कर सकता। यह कोड साइन इन के बाद एक बार, और पैसों के हर काम से पहले फिर से पूछा जाता है।',
  inUseSince: (since, codesLeft) => `आपका ऑथेंटिकेटर ऐप ${since} से चालू है। ${codesLeft}`,
  recoveryCodesAreLeft: (count) =>
    count === 0 ? 'कोई रिकवरी कोड नहीं बचा।' : count === 1 ? '1 रिकवरी कोड बचा है।' : `${count} रिकवरी कोड बचे हैं।`,
  setUp: 'चालू करें',
  setUpAnotherApp: 'नया ऐप लगाएँ',
  switchOff: 'बंद करें',
  yourSecondFactorIsSwitched: 'आपकी दूसरी जाँच बंद हो गई।',
  // The app and its secret
  scanThisWithAnAuthenticator: 'इसे किसी ऑथेंटिकेटर ऐप से स्कैन करें, या नीचे की चाबी उसमें डालें। फिर ऐप में दिखने वाला कोड यहाँ डालें।',
  qrCodeForAnAuthenticator: 'ऑथेंटिकेटर ऐप के लिए QR कोड; नीचे की चाबी भी यही है',
  secret: 'चाबी',
  confirm: 'चालू करें',
  // Recovery codes
  itIsSwitchedOnKeep: 'दूसरी जाँच चालू हो गई। ये कोड फ़ोन से अलग कहीं रखें: हर कोड एक बार चलता है, और ये सिर्फ़ अभी दिखेंगे।',
  recoveryCodes: 'रिकवरी कोड',
  iHaveKeptThem: 'मैंने रख लिए',
  // Passkeys
  passkeys: 'पासकी',
  aFingerprintAFaceOr: 'कोड की जगह उँगली का निशान, चेहरा या सिक्योरिटी की। आपका ऐप और रिकवरी कोड भी चलते रहेंगे।',
  addedOn: (when) => `${when} को जोड़ी`,
  lastUsedOn: (when) => `आख़िरी बार ${when} को चली`,
  removeName: (name) => `${name} हटाएँ`,
  nameOfThePasskey: 'पासकी का नाम',
  officeLaptop: 'दुकान का लैपटॉप',
  addAPasskey: 'पासकी जोड़ें',
  yourPasskeyIsAdded: 'आपकी पासकी जुड़ गई।',
  thePasskeyIsRemoved: 'पासकी हट गई।',
  thisBrowserHasNoPasskeys: 'इस ब्राउज़र में पासकी नहीं चलती।',
  thePasskeyWasNotUsed: 'पासकी नहीं डाली गई। कृपया फिर कोशिश करें।',
  thisDeviceHasAPasskey: 'इस डिवाइस में आपकी पासकी पहले से है।',
  thisBrowserCannotUseOne: 'इस ब्राउज़र में यहाँ पासकी नहीं चल सकती।',
  // Showing it
  isItYou: 'क्या यह आप ही हैं?',
  withAPasskey: 'पासकी से खोलें',
  typeTheCode: 'ऑथेंटिकेटर ऐप में अभी दिख रहा कोड डालें। फ़ोन पास न हो तो कोई रिकवरी कोड डालें।',
  orTypeTheCode: 'या ऑथेंटिकेटर ऐप में अभी दिख रहा कोड डालें। फ़ोन पास न हो तो कोई रिकवरी कोड डालें।',
};
