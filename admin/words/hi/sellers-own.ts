import type { words as English } from '../en/sellers-own.ts';

/** What a seller reads about its own business on parts that its page shares with the pages of admins. */
export const words: typeof English = {
  // States, and the GST registration
  toVerify: 'जाँच बाकी',
  sells: 'बिक्री चालू',
  suspended: 'बिक्री रोकी गई',
  deactivated: 'बिक्री बंद',
  closed: 'अकाउंट बंद',
  regular: 'रेगुलर',
  composition: 'कंपोज़िशन',
  enrolledNotRegistered: 'एनरोलमेंट, GST रजिस्ट्रेशन नहीं',

  // Papers
  sentAt: (time) => `भेजा: ${time}`,
  beforeSentAt: (time) => `पुराना, भेजा: ${time}`,

  // The holiday
  holiday: 'छुट्टी',
  holidaySaved: 'छुट्टी सेव हो गई।',
  holidayRemoved: 'छुट्टी हटा दी गई।',
  awayFromUntil: (firstDay, lastDay) => `${firstDay} से ${lastDay} तक छुट्टी पर`,
  awayUntil: (lastDay, sentFrom) => `${lastDay} तक छुट्टी पर: ${sentFrom} से भेजा जाएगा`,
  presentHoliday: (away) => `${away}।`,
  ordersAreTakenOnThese: 'इन दिनों भी ऑर्डर लिए जाते हैं। डिलीवरी का वादा छुट्टी के बाद का होता है, और वे लेट नहीं गिने जाते।',
  firstDay: 'पहला दिन',
  lastDay: 'आख़िरी दिन',
  atMostDays: (days) => `ज़्यादा से ज़्यादा ${days} दिन।`,
  noteForShoppers: 'ग्राहकों के लिए संदेश',
  mayBeEmpty: 'ख़ाली छोड़ सकते हैं।',
  shoppersRead: (away) => `ग्राहकों को दिखेगा: ${away}।`,
  saveTheHoliday: 'छुट्टी सेव करें',
  removeIt: 'हटाएँ',
};
