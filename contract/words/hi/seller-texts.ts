import * as messages from '../../messages.ts';

/** Hindi for the registration and the sign-in of sellers, by the English text. */
export const sellerTexts = {
  // The steps
  'New here, or a seller already': 'नए हैं, या पहले से विक्रेता हैं',
  Register: 'रजिस्टर करें',
  [messages.SELLER_LOGIN]: 'साइन इन करें',
  Steps: 'चरण',
  'Step {number} of 4': '4 में से चरण {number}',
  [messages.SELLER_STEP_TAX]: 'टैक्स की जानकारी और मोबाइल',
  [messages.SELLER_STEP_PICKUP]: 'पिकअप का पता',
  [messages.SELLER_STEP_BANK]: 'बैंक की जानकारी',
  [messages.SELLER_STEP_BUSINESS]: 'बिज़नेस की जानकारी',
  [messages.SELLER_BACK]: 'पीछे जाएँ',
  [messages.SELLER_CONTINUE]: 'आगे बढ़ें',
  [messages.PROCESSING]: 'कृपया रुकें…',
  [messages.UNEXPECTED_ERROR]: 'कुछ गड़बड़ हो गई',
  [messages.SELLER_CREATE_FAILED]: 'विक्रेता का अकाउंट नहीं बन सका',

  // Fields
  'What is your GST registration?': 'आपका GST रजिस्ट्रेशन कौन सा है?',
  'Regular GST: I sell all over India with tax invoices': 'रेगुलर GST: पूरे भारत में टैक्स बिल के साथ बिक्री',
  'Composition: I sell in my own State, with bills of supply': 'कंपोज़िशन: अपने राज्य में बिल ऑफ़ सप्लाई के साथ बिक्री',
  'Enrolled: I have no GSTIN, and sell in my own State': 'एनरोलमेंट: GSTIN नहीं है, अपने राज्य में बिक्री',
  GSTIN: 'GSTIN',
  PAN: 'PAN',
  'Enrolment number': 'एनरोलमेंट नंबर',
  'Where couriers pick up your parcels. It must be in the State of your GSTIN.':
    'यहाँ से कूरियर आपके पार्सल ले जाएगा। यह उसी राज्य में हो जिसका आपका GSTIN है।',
  'Account holder name': 'खाते पर नाम',
  'Account number': 'खाता नंबर',
  'Account number again': 'खाता नंबर फिर से',
  'IFSC code': 'IFSC कोड',
  'Where we pay you for your sales. The account number is stored encrypted and is never shown in full.':
    'आपकी बिक्री के पैसे हम यहाँ भेजेंगे। खाता नंबर एन्क्रिप्ट करके रखा जाता है और कभी पूरा नहीं दिखाया जाता।',
  'Business name shown to shoppers': 'बिज़नेस का नाम, जो ग्राहकों को दिखेगा',
  'Registered legal name': 'रजिस्टर किया हुआ कानूनी नाम',
  'Business email': 'बिज़नेस का ईमेल',
  'Business mobile': 'बिज़नेस का मोबाइल',
  'Business address': 'बिज़नेस का पता',
  Password: 'पासवर्ड',
  '8 to 128 characters; spaces are allowed.': '8 से 128 अक्षर; बीच में ख़ाली जगह हो सकती है।',

  // Faults of fields
  'PAN is required': 'कृपया PAN डालें',
  'A PAN has five letters, four digits and a letter, such as ZZTCJ1234K':
    'PAN में पाँच अक्षर, चार अंक और एक अक्षर होते हैं, जैसे ZZTCJ1234K',
  'This PAN is not the one inside the GSTIN': 'यह PAN वह नहीं है जो GSTIN में है',
  'GSTIN is required': 'कृपया GSTIN डालें',
  'Enrolment number is required': 'कृपया एनरोलमेंट नंबर डालें',
  'An enrolment number has 15 letters and digits and begins with the code of a State':
    'एनरोलमेंट नंबर में 15 अक्षर और अंक होते हैं और वह राज्य के कोड से शुरू होता है',
  'Account holder name is required': 'कृपया खाते पर लिखा नाम डालें',
  'Account number is required': 'कृपया खाता नंबर डालें',
  'An account number has 9 to 18 digits': 'खाता नंबर में 9 से 18 अंक होते हैं',
  'Account number again must have 9 to 18 digits': 'खाता नंबर में 9 से 18 अंक होते हैं',
  'The two account numbers are not the same': 'दोनों खाता नंबर एक जैसे नहीं हैं',
  'IFSC code is required': 'कृपया IFSC कोड डालें',
  'An IFSC code has four letters, a zero and six letters or digits, such as HDFC0001234':
    'IFSC कोड में चार अक्षर, एक शून्य और छह अक्षर या अंक होते हैं, जैसे HDFC0001234',
  'Business name is required': 'कृपया बिज़नेस का नाम डालें',
  'Business address is required': 'कृपया बिज़नेस का पता डालें',

  // After the registration
  [messages.SELLER_CREATED]: 'पुष्टि का ईमेल आपको भेज दिया गया है',
  'What happens next': 'अब क्या होगा',
  'Open the link in the email we sent to {email}. It is valid for 24 hours.':
    '{email} पर भेजे गए ईमेल का लिंक खोलें। यह 24 घंटे तक चलेगा।',
  'Send us your papers on the ‘Business’ page of your console:': 'अपने कंसोल के ‘बिज़नेस’ पेज पर हमें अपने कागज़ भेजें:',
  'PAN card': 'PAN कार्ड',
  'GST certificate (REG-06) or enrolment letter': 'GST सर्टिफ़िकेट (REG-06) या एनरोलमेंट का पत्र',
  'Cancelled cheque or bank statement': 'कैंसल किया हुआ चेक या बैंक स्टेटमेंट',
  'Proof of the pickup address': 'पिकअप के पते का प्रमाण',
  'We check your details and papers, and email you when you can start selling. This takes up to two working days.':
    'हम आपकी जानकारी और कागज़ देखेंगे, और बेचना शुरू करने के लिए आपको ईमेल करेंगे। इसमें दो कामकाजी दिन तक लगते हैं।',
  'Add your first products in the console, and they are live in the shop.':
    'कंसोल में अपने पहले प्रोडक्ट जोड़ें, वे दुकान में दिखने लगेंगे।',
  'No email? Please check your spam folder, or register again with the right email.':
    'ईमेल नहीं मिला? कृपया स्पैम फ़ोल्डर देखें, या सही ईमेल से फिर रजिस्टर करें।',
  'Confirm your email': 'अपने ईमेल की पुष्टि करें',
  'Enter the password you chose when you registered. Then your account is ready, and we check your details.':
    'रजिस्टर करते समय चुना हुआ पासवर्ड डालें। फिर आपका अकाउंट तैयार है, और हम आपकी जानकारी देखेंगे।',
  Confirm: 'पुष्टि करें',

  // Sign-in
  'Use a password instead': 'पासवर्ड से साइन इन करें',
  'Use an OTP instead': 'OTP से साइन इन करें',
  'Forgot your password?': 'पासवर्ड भूल गए?',
  [messages.SELLER_OTP_SENT]: 'OTP आपके ईमेल पर भेज दिया गया है',
  [messages.SELLER_OTP_VERIFY_FAILED]: 'OTP की जाँच नहीं हो सकी',
} as const;
export type SellerText = keyof typeof sellerTexts;
