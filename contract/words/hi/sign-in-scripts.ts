import * as messages from '../../messages.ts';

/** Hindi for what the islands of the sign-in and of passwords say, by the English text. */
export const signInScripts = {
  'Step {step} of {count}': '{count} में से चरण {step}',
  'Full name': 'पूरा नाम',
  'Send OTP': 'OTP भेजें',
  'Continue with Google': 'Google से आगे बढ़ें',
  'Have an account?': 'पहले से अकाउंट है?',
  'We email you a six-digit OTP. You need no password. If you are new, your account is created as well.':
    'हम आपको 6 अंकों का OTP ईमेल करेंगे। पासवर्ड की ज़रूरत नहीं। आप नए हैं तो आपका अकाउंट भी बन जाएगा।',
  'Your browser keeps nothing for this site, so you cannot stay signed in and what you chose before is lost. Please allow cookies and site data for it, and open this page again.':
    'आपका ब्राउज़र इस साइट के लिए कुछ सेव नहीं करता, इसलिए आप साइन इन नहीं रह सकते और पहले चुना हुआ सामान खो जाता है। कृपया इस साइट के लिए कुकीज़ और साइट डेटा चालू करें और यह पेज फिर से खोलें।',
  '{email} is new here. Please enter your name and mobile number to create your account.':
    '{email} यहाँ नया है। अकाउंट बनाने के लिए कृपया अपना नाम और मोबाइल नंबर डालें।',
  'Sign in with your mobile': 'मोबाइल से साइन इन करें',
  'Use your email': 'ईमेल से साइन इन करें',
  'This works with a mobile that you confirmed in your account, under Sign-ins.':
    'यह उसी मोबाइल से होता है जिसकी पुष्टि आपने अपने अकाउंट में ‘डिवाइस’ के नीचे की हो।',
  'If {mobile} is confirmed in an account, an OTP is on its way to it.':
    'अगर किसी अकाउंट में {mobile} की पुष्टि हुई है, तो उस पर OTP आ रहा है।',
  'Use another number': 'दूसरा नंबर डालें',
  'Resend in {seconds} s': '{seconds} सेकंड में फिर भेजें',
  'Not now': 'अभी नहीं',
  'Added to your cart once you sign in.': 'साइन इन करते ही आपके कार्ट में आ जाएगा।',
  'You can order it once you sign in.': 'साइन इन करके आप इसे ऑर्डर कर सकते हैं।',
  'Added to your wishlist once you sign in.': 'साइन इन करते ही आपकी विशलिस्ट में आ जाएगा।',
  'You can write your review once you sign in.': 'साइन इन करके आप रिव्यू लिख सकते हैं।',
  'We email you when it is back, once you sign in.': 'साइन इन करें, स्टॉक में आते ही हम आपको ईमेल करेंगे।',
  '{count} item is added to your cart once you sign in.': 'साइन इन करते ही {count} आइटम आपके कार्ट में आ जाएगा।',
  '{count} items are added to your cart once you sign in.': 'साइन इन करते ही {count} आइटम आपके कार्ट में आ जाएँगे।',
  '{count} more item is added to your cart once you sign in.': 'साइन इन करते ही {count} और आइटम आपके कार्ट में आ जाएगा।',
  '{count} more items are added to your cart once you sign in.': 'साइन इन करते ही {count} और आइटम आपके कार्ट में आ जाएँगे।',
  'See it': 'उसे देखें',
  'See them': 'उन्हें देखें',
  '{count} items': '{count} आइटम',
  'You are signed in as an admin.': 'आप एडमिन के तौर पर साइन इन हैं।',
  'You are signed in as a seller.': 'आप विक्रेता के तौर पर साइन इन हैं।',
  'To buy something for yourself, sign in as a shopper.': 'अपने लिए ख़रीदने के लिए ग्राहक के तौर पर साइन इन करें।',
  'Sign in as a shopper': 'ग्राहक के तौर पर साइन इन करें',
  'Once you sign in as a shopper, you are signed out there.':
    'ग्राहक के तौर पर साइन इन करते ही आप वहाँ से साइन आउट हो जाएँगे।',
  'Use an email that is not an admin’s.': 'ऐसा ईमेल डालें जो किसी एडमिन का न हो।',
  'Please enter the 6-digit OTP': 'कृपया 6 अंकों का OTP डालें',
  [messages.SIGN_IN]: 'साइन इन करें',
  [messages.SIGNIN_OR]: 'या',
  [messages.SIGNIN_OTP_SENT_TO]: 'OTP यहाँ भेजा गया: {email}',
  [messages.SIGNIN_USE_DIFFERENT_EMAIL]: 'दूसरा ईमेल डालें',
  [messages.SIGNUP_VERIFY_OTP]: 'OTP जाँचें',
  [messages.SELLER_RESEND]: 'फिर से भेजें',
  [messages.CREATE_ACCOUNT]: 'अकाउंट बनाएँ',
  [messages.OTP_SEND_FAILED]: 'OTP नहीं भेजा जा सका',
  [messages.SIGNIN_FAILED]: 'साइन इन नहीं हो सका',
  [messages.SIGNUP_FAILED]: 'अकाउंट नहीं बन सका',
  [messages.GOOGLE_LOGIN_FAILED]: 'Google से साइन इन नहीं हो सका। कृपया फिर कोशिश करें या ईमेल से साइन इन करें।',
  [messages.GOOGLE_AUTH_FAILED]: 'Google से साइन इन नहीं हो सका। कृपया फिर कोशिश करें।',
  // Passwords, which only sellers have
  'Only sellers have a password. Shoppers sign in with an OTP that we email each time.':
    'पासवर्ड सिर्फ़ विक्रेताओं का होता है। ग्राहक हर बार ईमेल पर आए OTP से साइन इन करते हैं।',
  'Send reset link': 'नए पासवर्ड का लिंक भेजें',
  'Back to sign in': 'साइन इन पर वापस जाएँ',
  'Your new password is set. You were signed out everywhere else, and we have emailed you about the change.':
    'आपका नया पासवर्ड बन गया। बाकी सब जगह से आप साइन आउट हो गए हैं, और हमने इस बदलाव का ईमेल आपको भेजा है।',
  'Sign in as a seller': 'विक्रेता के तौर पर साइन इन करें',
  'This link is not complete. Please open it from the email again.': 'यह लिंक अधूरा है। कृपया ईमेल से इसे फिर खोलें।',
  'Ask for a new link': 'नया लिंक मँगाएँ',
  'New password': 'नया पासवर्ड',
  '8 to 128 characters; spaces are allowed. A few words of your own are easy to remember and hard to guess.':
    '8 से 128 अक्षर; बीच में जगह छोड़ सकते हैं। अपने मन के कुछ शब्द याद रखने में आसान और दूसरों के लिए मुश्किल होते हैं।',
  'Set password': 'पासवर्ड सेट करें',
  'This password is too easy to guess. Please choose another one.': 'यह पासवर्ड बहुत आसान है। कृपया दूसरा चुनें।',
  [messages.FORGOT_FAILED]: 'लिंक नहीं भेजा जा सका। कृपया फिर कोशिश करें।',
  [messages.FORGOT_SENT]: 'लिंक भेज दिया! आगे क्या करना है, यह आपके ईमेल में है।',
  [messages.RESET_PASSWORD_FAILED]: 'नया पासवर्ड नहीं बन सका',
};
