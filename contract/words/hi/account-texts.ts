import * as messages from '../../messages.ts';

/** Hindi for the texts of a shopper's account, by the English text. */
export const accountTexts = {
  // Tabs and headings
  'Your account': 'आपका अकाउंट',
  [messages.DASHBOARD_PROFILE]: 'प्रोफ़ाइल',
  [messages.DASHBOARD_ORDERS]: 'ऑर्डर',
  [messages.DASHBOARD_MY_ORDERS]: 'मेरे ऑर्डर',
  Returns: 'रिटर्न',
  [messages.DASHBOARD_WISHLIST]: 'विशलिस्ट',
  [messages.WISHLIST_HEADING]: 'मेरी विशलिस्ट',
  Reviews: 'रिव्यू',
  'Reviews to write': 'रिव्यू लिखने हैं',
  [messages.DASHBOARD_ADDRESS_BOOK]: 'पते',
  Payments: 'पेमेंट',
  'Payments and refunds': 'पेमेंट और रिफ़ंड',
  Emails: 'ईमेल',
  'Emails you get': 'आपको मिलने वाले ईमेल',
  'Sign-ins': 'डिवाइस',
  'Where you are signed in': 'आप कहाँ साइन इन हैं',
  'Your data': 'आपकी जानकारी',
  [messages.NAV_LOGOUT]: 'साइन आउट करें',

  // Profile
  [messages.PROFILE_PHONE]: 'फ़ोन',
  [messages.PROFILE_MEMBER_SINCE]: 'कब से जुड़े हैं',
  [messages.PROFILE_EDIT]: 'प्रोफ़ाइल बदलें',
  [messages.DASHBOARD_ERROR]: 'आपकी जानकारी नहीं खुल सकी',
  'Not added yet': 'अभी नहीं डाला',
  'The OTP we sent to {email}': '{email} पर भेजा गया OTP',
  'Send an OTP to the new email': 'नए ईमेल पर OTP भेजें',
  Save: 'सेव करें',
  Saved: 'सेव हो गया',

  // Addresses
  'You have not saved any address yet.': 'आपने अभी कोई पता सेव नहीं किया है।',
  Default: 'मुख्य पता',
  'Make default': 'मुख्य पता बनाएँ',
  'Add an address': 'पता जोड़ें',
  ' the address of {name}, {locality}': ': {name}, {locality} का पता',

  // Coupons
  'There are no coupons for you at the moment.': 'अभी आपके लिए कोई कूपन नहीं है।',
  'Saves {amount} on your cart, applied.': 'आपके कार्ट पर {amount} की बचत, कूपन लगा है।',
  'Would save {amount} on your cart.': 'आपके कार्ट पर {amount} की बचत होगी।',
  'Copy code': 'कोड कॉपी करें',
  Copied: 'कॉपी हो गया',
  'Please copy it by hand': 'कृपया ख़ुद कॉपी करें',

  // Payments
  'Paid by {method} on {time}': '{method} से {time} को पेमेंट',
  '{cause}.': '{cause}।',

  // Returns and reviews
  'You have not returned anything.': 'आपने अभी तक कुछ लौटाया नहीं है।',
  'Return an item': 'आइटम लौटाएँ',
  'There is nothing to review yet. What you order is listed here once it is delivered.':
    'अभी रिव्यू लिखने को कुछ नहीं है। आपका ऑर्डर डिलीवर होते ही यहाँ दिखेगा।',
  'Delivered on {time}': '{time} को डिलीवर हुआ',
  'Write a review': 'रिव्यू लिखें',
  ' of {name}': ': {name}',

  // Mails and messages
  'Emails about your orders, returns, refunds and sign-ins are always sent. These are your choice:':
    'ऑर्डर, रिटर्न, रिफ़ंड और साइन इन के ईमेल हमेशा भेजे जाते हैं। इन्हें आप चुन सकते हैं:',
  'Reminders to review your orders': 'रिव्यू लिखने की याद',
  'Price drops on your wishlist': 'विशलिस्ट में कीमत कम होने की ख़बर',
  'Reminders of your cart': 'कार्ट की याद',
  'One email a few days after an order is delivered.': 'ऑर्डर डिलीवर होने के कुछ दिन बाद एक ईमेल।',
  'An email when an item on your wishlist costs at least {percent}% less than when you added it, at most one a week for each item.':
    'जब विशलिस्ट के किसी आइटम की कीमत जोड़ने के समय से कम से कम {percent}% घटे, तब ईमेल। हर आइटम के लिए हफ़्ते में ज़्यादा से ज़्यादा एक।',
  'One email a day after you left items in your cart, and only one for each cart.':
    'कार्ट में आइटम छोड़ने के एक दिन बाद एक ईमेल, हर कार्ट के लिए सिर्फ़ एक बार।',
  Newsletter: 'न्यूज़लेटर',
  'You get our emails about jewellery.': 'आपको ज्वेलरी के बारे में हमारे ईमेल मिलते हैं।',
  'We have sent you an email: please confirm with the link in it.': 'हमने आपको एक ईमेल भेजा है: कृपया उसके लिंक से पुष्टि करें।',
  'Emails about jewellery: how to choose it, wear it and keep it bright.':
    'ज्वेलरी के बारे में ईमेल: कैसे चुनें, कैसे पहनें और चमक कैसे बनाए रखें।',
  Unsubscribe: 'ईमेल बंद करें',
  'Send the email again': 'ईमेल फिर से भेजें',
  Subscribe: 'ईमेल पाएँ',
  'WhatsApp and SMS': 'WhatsApp और SMS',
  'Messages come beside the emails about the same.': 'मैसेज उन्हीं बातों के ईमेल के साथ आते हैं।',
  'Mobile number for messages': 'मैसेज के लिए मोबाइल नंबर',
  'Send messages to this number': 'इस नंबर पर मैसेज भेजें',
  'Updates of your orders': 'आपके ऑर्डर की जानकारी',
  Offers: 'ऑफ़र',

  // Sign-ins
  'If you do not recognise one of these, sign it out.': 'अगर इनमें से किसी को आप नहीं पहचानते, तो उसे साइन आउट करें।',
  'Sign out elsewhere': 'बाकी सब जगह से साइन आउट करें',
  'Unknown device': 'अनजान डिवाइस',
  'This device': 'यह डिवाइस',
  'this device': ': यह डिवाइस',
  'as a shopper': 'ग्राहक के रूप में',
  'as a seller': 'विक्रेता के रूप में',
  'as staff': 'स्टाफ़ के रूप में',
  'Signed in on {time}, last seen on {seen}': '{time} को साइन इन किया, आख़िरी बार {seen} को दिखा',
  'Sign out': 'साइन आउट करें',
  'That device is signed out.': 'वह डिवाइस साइन आउट हो गया।',
  'You are signed out everywhere else.': 'आप बाकी सब जगह से साइन आउट हो गए हैं।',
  'Your mobile no longer signs you in.': 'अब आपके मोबाइल से साइन इन नहीं होगा।',
  'Your mobile signs you in now.': 'अब आप मोबाइल से साइन इन कर सकते हैं।',
  'An OTP to {mobile} signs you in, as your email does.': '{mobile} पर आए OTP से आप साइन इन कर सकते हैं, ईमेल से भी।',
  'Remove this number': 'यह नंबर हटाएँ',
  'Confirm your mobile once, and an OTP to it signs you in.':
    'एक बार अपने मोबाइल की पुष्टि करें, फिर उस पर आए OTP से साइन इन हो सकेगा।',
  Confirm: 'पुष्टि करें',

  // Own data and deletion
  'Download my data': 'मेरी जानकारी डाउनलोड करें',
  'A copy of all we know about you: profile, addresses, orders, payments, returns, reviews, messages and sign-ins.':
    'हमारे पास आपकी जो भी जानकारी है, उसकी कॉपी: प्रोफ़ाइल, पते, ऑर्डर, पेमेंट, रिटर्न, रिव्यू, मैसेज और साइन इन।',
  'What we use it for, and for how long, is in our {link}.': 'हम इसका क्या करते हैं और कब तक रखते हैं, यह {link} में है।',
  'privacy notice': 'प्राइवेसी नोटिस',
  'Download as a page': 'पेज की तरह डाउनलोड करें',
  'Download as JSON': 'JSON में डाउनलोड करें',
  'Delete my account': 'मेरा अकाउंट मिटाएँ',
  'Your profile, addresses, cart, wishlist, newsletter, sign-ins and the files you sent us are erased, and you are signed out everywhere. This cannot be undone.':
    'आपकी प्रोफ़ाइल, पते, कार्ट, विशलिस्ट, न्यूज़लेटर, साइन इन और आपकी भेजी फ़ाइलें मिटा दी जाएँगी, और आप सब जगह से साइन आउट हो जाएँगे। इसे वापस नहीं किया जा सकता।',
  'What we keep:': 'हम क्या रखते हैं:',
  '{what}, until {day}.': '{what}, {day} तक।',
  '{what}.': '{what}।',
  '{why}.': '{why}।',
  'Invoices, with the name, address and mobile printed on them': 'बिल, उन पर छपे नाम, पते और मोबाइल के साथ',
  'Orders, payments and refunds, without your name, street, mobile and email':
    'ऑर्डर, पेमेंट और रिफ़ंड, आपके नाम, गली, मोबाइल और ईमेल के बिना',
  'Reviews you wrote, without your name and pictures': 'आपके लिखे रिव्यू, आपके नाम और फ़ोटो के बिना',
  'Tax and company law': 'टैक्स और कंपनी के कानून के कारण',
  'Consumer law: a complaint may come two years later': 'उपभोक्ता कानून: शिकायत दो साल बाद भी आ सकती है',
  'Other shoppers rely on them': 'दूसरे ग्राहक इन पर भरोसा करते हैं',
  'It is done as soon as these are over; until then you can keep your account after all:':
    'ये पूरे होते ही अकाउंट मिट जाएगा; तब तक आप अपना अकाउंट रख भी सकते हैं:',
  'Order {link} is not delivered yet.': 'ऑर्डर {link} अभी डिलीवर नहीं हुआ है।',
  'Return {reference} is not settled yet.': 'रिटर्न {reference} अभी पूरा नहीं हुआ है।',
  'Your refund for order {link} is not paid yet.': 'ऑर्डर {link} का रिफ़ंड अभी नहीं मिला है।',
  'This account also sells on {shopName}. Please close your seller account first:':
    'इस अकाउंट से {shopName} पर बिक्री भी होती है। कृपया पहले अपना विक्रेता अकाउंट बंद करें:',
  'This account also works for {shopName}. Please ask an admin to end that first.':
    'यह अकाउंट {shopName} के काम का भी है। कृपया पहले एडमिन से इसे बंद करवाएँ।',
  'Write to us': 'हमें लिखें',
  'To confirm that it is you, we send an OTP to {email}.': 'यह आप ही हैं, इसकी पुष्टि के लिए हम {email} पर OTP भेजेंगे।',
  'Delete my account for good': 'मेरा अकाउंट हमेशा के लिए मिटाएँ',
  'Keep my account': 'मेरा अकाउंट रहने दें',
  'Your account will be deleted. You asked for it on {time}.':
    'आपका अकाउंट मिटा दिया जाएगा। आपने {time} को इसके लिए कहा था।',
  'Your account is deleted. A last email tells you what we keep and until when.':
    'आपका अकाउंट मिट गया है। आख़िरी ईमेल में लिखा है कि हम क्या रखते हैं और कब तक।',
  'Go to the home page': 'होम पेज पर जाएँ',
} as const;
