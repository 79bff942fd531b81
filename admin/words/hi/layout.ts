import type { words as English } from '../en/layout.ts';

/** The frame of every page: menus, the top bar, notes above and below a page, and messages instead of one. */
export const words: typeof English = {
  // Menus
  main: 'मुख्य',
  quickSale: 'फटाफट बिक्री',
  goods: 'सामान',
  money: 'पैसे',
  customers: 'ग्राहक',
  shop: 'दुकान',
  more: 'और',
  // The top bar and the menu of the account
  skipToTheContent: 'सीधे पेज पर जाएँ',
  backOfficeOf: (shopName) => `${shopName}, विक्रेता कंसोल`,
  darkColours: 'डार्क रंग',
  lightColours: 'लाइट रंग',
  secondFactor: 'दूसरी जाँच',
  whereYouAreSignedIn: 'आप कहाँ साइन इन हैं',
  keyboard: 'कीबोर्ड',
  // A page that the person may not see
  theOwnerOfTheAccount: 'कौन क्या देख सकता है, यह अकाउंट का मालिक तय करता है।',
  // When shoppers see a change
  liveSoon: 'जल्दी ही दुकान में दिखेगा',
  liveInSeconds: (seconds) => `करीब ${seconds} सेकंड में दुकान में दिखेगा`,
  liveInMinutes: (minutes) => `करीब ${minutes} मिनट में दुकान में दिखेगा`,
  liveShoppersSeeItNow: 'अब ग्राहकों को दिख रहा है',
  thePagesTakeLongerThan: 'आज ज़्यादा समय लग रहा है। वजह “Jobs” में है।',
  itTakesLongerThanUsual: 'ग्राहकों को दिखने में आज ज़्यादा समय लग रहा है।',
  // Sellers who cannot sell
  yourEmailIsConfirmedWe:
    'आपके ईमेल की पुष्टि हो गई है। हम आपकी जानकारी और कागज़ देखेंगे, और बेचना शुरू करने के लिए आपको ईमेल करेंगे। इसमें दो कामकाजी दिन तक लगते हैं। तब तक आप यहाँ अपने प्रोडक्ट तैयार कर सकते हैं: जब तक आप उन्हें दुकान में नहीं डालते, वे वहाँ नहीं दिखेंगे।',
  yourAccountIsSuspendedYour: 'आपकी बिक्री रोकी गई है: मामला सुलझने तक आपके प्रोडक्ट दुकान में नहीं हैं। वजह हमने आपको ईमेल की है।',
  yourAccountIsDeactivatedYour: 'आपकी बिक्री बंद है: फिर चालू होने तक आपके प्रोडक्ट दुकान में नहीं हैं।',
  yourAccountIsClosedYou: 'आपका अकाउंट बंद हो चुका है। अपने ऑर्डर और कागज़ आप यहाँ अब भी देख सकते हैं।',
  weWaitForPapers: (missing, count) => `${count} में से ${missing} ${missing === 1 ? 'कागज़ बाकी है' : 'कागज़ बाकी हैं'}।`,
  sendYourPapers: 'अपने कागज़ भेजें',
};
