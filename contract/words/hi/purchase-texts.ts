/**
 * Hindi for texts of forms and carts that rules of the shop write in English, with the values already in them. A text
 * that is missing here is shown in English.
 */
export const purchaseTexts: Readonly<Record<string, string>> = {
  'This PIN code is not in {state}': 'यह पिन कोड चुने हुए राज्य का नहीं है',
  // The message is below its field, whose label has the name.
  '{field} can have at most {count} characters': 'ज़्यादा से ज़्यादा {count} अक्षर लिख सकते हैं',
  '{field} has a character that cannot be printed on a label: {sign}': 'यह अक्षर लेबल पर छप नहीं सकता: {sign}',
  '{from}-{to} business days': '{from}-{to} कामकाजी दिन',
  '{from}-{to} days after start date': 'शुरू होने के {from}-{to} दिन बाद',
  'Only {available} left, so the quantity was reduced.': 'सिर्फ़ {available} बचे हैं, इसलिए मात्रा कम कर दी गई।',
  '{code} gives you more: {amount} off. It is applied automatically.':
    '{code} से ज़्यादा बचत है: {amount} की छूट। वह अपने आप लग गया है।',
  'This coupon begins on {date}.': 'यह कूपन {date} से शुरू होगा।',
  'This coupon ended on {date}.': 'यह कूपन {date} को ख़त्म हो गया।',
  'Add {piece} to complete “{name}” and pay less.': '{piece} डालकर “{name}” पूरा करें और कम दें।',
  '“{name}” gives no discount: {piece} is sold out.': '“{name}” पर छूट नहीं है: {piece} स्टॉक में नहीं है।',
  'The seller of this item delivers within {state} only.': 'इस आइटम का विक्रेता सिर्फ़ अपने राज्य में डिलीवरी करता है।',
  'Cash on delivery is not available for this order. Pay online and save {percent}% more.':
    'इस ऑर्डर पर कैश ऑन डिलीवरी नहीं मिल सकती। ऑनलाइन पेमेंट करें और {percent}% और बचाएँ।',
  'Cash on delivery is not available for this order. Complete the address with a house number and a landmark. Pay online and save {percent}% more.':
    'इस ऑर्डर पर कैश ऑन डिलीवरी नहीं मिल सकती। पते में मकान नंबर और पास की जानी-मानी जगह लिखें, या ऑनलाइन पेमेंट करें और {percent}% और बचाएँ।',
  'Pay online and save {percent}% more.': 'ऑनलाइन पेमेंट करें और {percent}% और बचाएँ।',
};
