/**
 * Hindi for the mails to shoppers, by the English text: subjects and paragraphs of templates with their facts, and the
 * sentences and labels that a mail fills in, with `{name}` for any value. A test renders every mail and finds what is
 * missing. Messages by WhatsApp and SMS say the same in the same words.
 */
export const mails: Readonly<Record<string, string>> = {
  'Namaste,': 'नमस्ते,',
  'Namaste {name},': 'नमस्ते {name},',

  // Orders
  'Your order {order} is placed': 'आपका ऑर्डर {order} हो गया है',
  'Thank you for your order {order}. {arrival}': 'आपके ऑर्डर {order} के लिए धन्यवाद। {arrival}',
  'Please film the parcel while you open it: if something is damaged or missing, we need the video for your claim.':
    'पार्सल खोलते समय वीडियो बना लें: अगर कुछ टूटा हो या कम निकले, तो शिकायत के लिए हमें यह वीडियो चाहिए।',
  'Your payment has arrived.': 'आपका पेमेंट मिल गया है।',
  'Please keep the amount ready: you pay on delivery.': 'पैसे तैयार रखें: पेमेंट डिलीवरी पर करना है।',
  'It comes gift wrapped, and its packing slip names no prices.':
    'यह गिफ़्ट पैक होकर आएगा, और इसकी पर्ची पर कीमतें नहीं होंगी।',
  'It arrives by {day}.': 'यह {day} तक पहुँचेगा।',
  'Delivery takes {count} business days.': 'डिलीवरी में {count} कामकाजी दिन लगते हैं।',
  'Delivery takes {count} days after start date.': 'बिक्री शुरू होने के {count} दिन बाद डिलीवरी होगी।',
  'Delivery to': 'डिलीवरी का पता',
  'View your order': 'अपना ऑर्डर देखें',
  'Please confirm your order {order}': 'कृपया अपना ऑर्डर {order} पक्का करें',
  'Thank you for your order {order} with cash on delivery. Please confirm by {until} that you want it. The seller sends it after that.':
    'कैश ऑन डिलीवरी वाले आपके ऑर्डर {order} के लिए धन्यवाद। {until} तक पक्का करें कि आपको यह चाहिए। उसके बाद विक्रेता इसे भेजेगा।',
  'Your items are held for you until then. If you do not confirm, we cancel the order and you have nothing to pay.':
    'तब तक आपके आइटम आपके लिए रखे हैं। पक्का न करने पर हम ऑर्डर कैंसल कर देंगे, और आपको कुछ नहीं देना होगा।',
  'The link opens a page where you can confirm. There you can also cancel the order{or pay}. {arrival}':
    'लिंक से एक पेज खुलेगा, जहाँ आप ऑर्डर पक्का कर सकते हैं। वहीं आप ऑर्डर कैंसल भी कर सकते हैं{or pay}। {arrival}',
  ', or pay it online right away': ', या अभी ऑनलाइन पेमेंट कर सकते हैं',
  'Confirm your order': 'अपना ऑर्डर पक्का करें',
  'Your order {order} is paid': 'आपके ऑर्डर {order} का पेमेंट हो गया है',
  'We received your payment of {amount} for order {order}. Thank you.':
    'ऑर्डर {order} के लिए आपका {amount} का पेमेंट मिल गया है। धन्यवाद।',
  'It is not a cash-on-delivery order any more: you pay nothing when the parcel arrives.':
    'अब यह कैश ऑन डिलीवरी वाला ऑर्डर नहीं है: पार्सल आने पर आपको कुछ नहीं देना है।',
  'Your order {order} was not paid': 'आपके ऑर्डर {order} का पेमेंट नहीं हुआ',
  'We have not received the payment of {amount} for your order {order}, so its items are not held for you any more. You can put them into your cart again from the page of the order.':
    'आपके ऑर्डर {order} का {amount} का पेमेंट हमें नहीं मिला, इसलिए इसके आइटम अब आपके लिए नहीं रखे हैं। ऑर्डर के पेज से आप इन्हें फिर से कार्ट में डाल सकते हैं।',
  'Nothing was charged. If the payment still reaches us, we send your order if the items are in stock, and refund you if they are not.':
    'आपसे कोई पैसा नहीं लिया गया। अगर पेमेंट हम तक बाद में पहुँचता है, तो आइटम स्टॉक में होने पर हम आपका ऑर्डर भेजेंगे, और न होने पर पैसे वापस करेंगे।',
  'Buy again': 'फिर से ख़रीदें',
  'Your order {order} is cancelled, your refund is on its way': 'आपका ऑर्डर {order} कैंसल हो गया है, आपका रिफ़ंड आ रहा है',
  'Your payment for order {order} arrived after the time to pay was over, and the items are sold out. We are sorry.':
    'ऑर्डर {order} का आपका पेमेंट समय बीतने के बाद मिला, और तब तक आइटम बिक चुके थे। हमें खेद है।',
  'The order is cancelled. {amount} is refunded to the account you paid from. Banks take 5 to 7 working days to show it.':
    'ऑर्डर कैंसल कर दिया गया है। {amount} उसी खाते में वापस आएँगे जिससे आपने पेमेंट किया था। बैंक में दिखने में 5 से 7 कामकाजी दिन लगते हैं।',
  'Your order {order} is cancelled': 'आपका ऑर्डर {order} कैंसल हो गया है',
  'Your order {order} is cancelled.': 'आपका ऑर्डर {order} कैंसल हो गया है।',
  'A part of your order {order} is cancelled': 'आपके ऑर्डर {order} का एक हिस्सा कैंसल हो गया है',
  'A part of your order {order} is cancelled.': 'आपके ऑर्डर {order} का एक हिस्सा कैंसल हो गया है।',
  'Your order {order} was not confirmed in time, so it is cancelled.':
    'आपका ऑर्डर {order} समय पर पक्का नहीं हुआ, इसलिए कैंसल कर दिया गया है।',
  '{amount} is refunded to the account you paid from. Banks take 5 to 7 working days to show it.':
    '{amount} उसी खाते में वापस आएँगे जिससे आपने पेमेंट किया था। बैंक में दिखने में 5 से 7 कामकाजी दिन लगते हैं।',
  'Nothing was charged for it.': 'इसके लिए आपसे कोई पैसा नहीं लिया गया।',
  '{count} × {name} ({detail})': '{count} × {name} ({detail})',
  'size {size}': 'साइज़ {size}',
  'Bundle {name}, {count} sets': 'सेट {name}, {count} सेट',
  'Bundle {name}': 'सेट {name}',
  'Coupon {code}': 'कूपन {code}',
  'Discount by our staff': 'हमारी टीम की दी छूट',
  'Discount for paying online': 'ऑनलाइन पेमेंट की छूट',
  Shipping: 'डिलीवरी',
  'Fee for cash on delivery': 'कैश ऑन डिलीवरी का शुल्क',
  'Total, including GST': 'कुल, GST सहित',

  // Payments
  'Your payment for order {order} did not go through': 'ऑर्डर {order} का आपका पेमेंट नहीं हो पाया',
  'Your payment of {amount} for order {order} did not go through. If the amount was taken from your account, your bank returns it by itself.':
    'ऑर्डर {order} के लिए आपका {amount} का पेमेंट नहीं हो पाया। अगर आपके खाते से पैसे कट गए हैं, तो बैंक उन्हें अपने आप वापस कर देगा।',
  'You can pay again on the page of your order.': 'आप अपने ऑर्डर के पेज पर फिर से पेमेंट कर सकते हैं।',
  'We hold the items for you until {until}. You can pay again until then.':
    'हमने आइटम {until} तक आपके लिए रखे हैं। तब तक आप फिर से पेमेंट कर सकते हैं।',
  'Pay again': 'फिर से पेमेंट करें',
  'A payment for order {order} is refunded': 'ऑर्डर {order} का एक पेमेंट वापस किया गया',
  'We received a payment of {amount} for order {order} that was not needed. It is refunded to the account you paid from. Banks take 5 to 7 working days to show it.':
    'ऑर्डर {order} के लिए हमें {amount} का एक पेमेंट मिला, जिसकी ज़रूरत नहीं थी। यह उसी खाते में वापस आएगा जिससे आपने पेमेंट किया था। बैंक में दिखने में 5 से 7 कामकाजी दिन लगते हैं।',
  '{amount} of your order {order} is refunded': 'आपके ऑर्डर {order} के {amount} वापस किए गए',
  'We have refunded {amount} of your order {order} to {account}. Banks take 5 to 7 working days to show it.':
    'हमने आपके ऑर्डर {order} के {amount} वापस कर दिए हैं: {account}। बैंक में दिखने में 5 से 7 कामकाजी दिन लगते हैं।',
  'your UPI account': 'आपके UPI खाते में',
  'your card': 'आपके कार्ड पर',
  'your bank account': 'आपके बैंक खाते में',
  'your account': 'आपके खाते में',
  'the account you paid from': 'उसी खाते में जिससे पेमेंट हुआ था',
  'The reason given: {reason}': 'बताई गई वजह: {reason}',
  Amount: 'रकम',
  'Given back on': 'कब वापस किए',
  To: 'कहाँ',
  Reference: 'रेफ़रेंस नंबर',
  For: 'किसके लिए',

  // Parcels
  'Your order {order} is confirmed': 'आपका ऑर्डर {order} पक्का हो गया है',
  'The seller has confirmed your order {order} and packs it now.':
    'विक्रेता ने आपका ऑर्डर {order} पक्का कर दिया है और अब इसे पैक कर रहा है।',
  'Your order {order} is on its way': 'आपका ऑर्डर {order} रवाना हो गया है',
  'A parcel of your order {order} was handed to the courier.': 'आपके ऑर्डर {order} का पार्सल कूरियर को दे दिया गया है।',
  'Your order {order} arrives today': 'आपका ऑर्डर {order} आज आएगा',
  'A parcel of your order {order} is with the delivery person and arrives today.':
    'आपके ऑर्डर {order} का पार्सल डिलीवरी वाले के पास है और आज आएगा।',
  'Please keep the amount ready.': 'पैसे तैयार रखें।',
  'Your order {order} is delivered': 'आपका ऑर्डर {order} पहुँच गया है',
  'A parcel of your order {order} was delivered. We hope you like it.':
    'आपके ऑर्डर {order} का पार्सल पहुँच गया है। उम्मीद है आपको पसंद आएगा।',
  'Your order {order} could not be delivered': 'आपका ऑर्डर {order} पहुँचाया नहीं जा सका',
  'The courier could not deliver a parcel of your order {order}.': 'कूरियर आपके ऑर्डर {order} का पार्सल नहीं दे पाया।',
  'Please tell us whether the courier should try again, and on which day, or send the parcel back.':
    'हमें बताएँ कि कूरियर फिर से आए, और किस दिन, या पार्सल वापस भेज दे।',
  'A parcel of your order {order} goes back to the seller': 'आपके ऑर्डर {order} का एक पार्सल विक्रेता के पास वापस जा रहा है',
  'A parcel of your order {order} could not be delivered, and the courier takes it back to the seller.':
    'आपके ऑर्डर {order} का एक पार्सल पहुँचाया नहीं जा सका, और कूरियर उसे विक्रेता के पास वापस ले जा रहा है।',
  'What you paid for it is refunded as soon as it arrives there.': 'उसके वहाँ पहुँचते ही आपके पैसे वापस कर दिए जाएँगे।',
  'You have nothing to pay for it.': 'आपको इसके लिए कुछ नहीं देना है।',
  'A parcel of your order {order} is back with the seller': 'आपके ऑर्डर {order} का एक पार्सल विक्रेता के पास वापस पहुँच गया है',
  'A parcel of your order {order} could not be delivered and is back with the seller.':
    'आपके ऑर्डर {order} का एक पार्सल पहुँचाया नहीं जा सका और विक्रेता के पास वापस पहुँच गया है।',
  'A parcel of your order {order} was lost': 'आपके ऑर्डर {order} का एक पार्सल खो गया',
  'The courier has lost a parcel of your order {order}. We are sorry.':
    'कूरियर से आपके ऑर्डर {order} का एक पार्सल खो गया है। हमें खेद है।',
  'If you still want the items, please order them again.': 'अगर आपको आइटम अब भी चाहिए, तो कृपया फिर से ऑर्डर करें।',
  'A correction: your order {order} is {status}': 'सुधार: आपका ऑर्डर {order} अभी {status}',
  'Our last email about your order {order} was sent too early. The order is {status} at the moment. We are sorry.':
    'आपके ऑर्डर {order} के बारे में हमारा पिछला ईमेल समय से पहले चला गया था। ऑर्डर अभी {status}। हमें खेद है।',
  'We email you as soon as it moves on.': 'आगे बढ़ते ही हम आपको ईमेल करेंगे।',
  placed: 'मिल गया है',
  confirmed: 'पक्का हुआ है',
  shipped: 'रवाना हुआ है',
  delivered: 'पहुँच गया है',
  cancelled: 'कैंसल है',
  'Choose what to do next': 'आगे क्या करना है, चुनें',
  'Track your parcel': 'अपना पार्सल ट्रैक करें',
  Items: 'आइटम',
  'Sold by': 'विक्रेता',
  Courier: 'कूरियर',
  Expected: 'पहुँचने का दिन',
  'To pay on delivery': 'डिलीवरी पर देने हैं',
  'Goes back': 'वापस आएँगे',

  // Returns
  return: 'रिटर्न',
  'give-back': 'गिव-बैक',
  'We have your {kind} {reference}': 'आपका {kind} {reference} हमें मिल गया है',
  'We have your request to return items of order {order}. The seller checks it and replies soon.':
    'ऑर्डर {order} के आइटम लौटाने की आपकी रिक्वेस्ट हमें मिल गई है। विक्रेता इसे देखकर जल्द जवाब देगा।',
  'You want another size or colour for it.': 'आपको इसके बदले दूसरा साइज़ या रंग चाहिए।',
  'For it you get {amount}.': 'इसके आपको {amount} मिलेंगे।',
  'Your {kind} {reference} is approved': 'आपका {kind} {reference} मंज़ूर हो गया है',
  'Your return is approved. A courier picks up the items: please pack them as they came, with everything that came with them.':
    'आपका रिटर्न मंज़ूर हो गया है। कूरियर आइटम लेने आएगा: उन्हें वैसे ही पैक करें जैसे वे आए थे, साथ आई हर चीज़ के साथ।',
  'Your give-back is approved. Please pack the item well and send it to the seller; you pay the courier.':
    'आपका गिव-बैक मंज़ूर हो गया है। आइटम को अच्छी तरह पैक करके विक्रेता को भेजें; कूरियर का ख़र्च आपका होगा।',
  'We hold the item you want in exchange, and send it when yours has arrived and is checked.':
    'बदले में आपको जो आइटम चाहिए, वह हमने आपके लिए रखा है। आपका आइटम पहुँचने और जाँच के बाद हम उसे भेजेंगे।',
  '{amount} is refunded when it has arrived and is checked.': 'आइटम पहुँचने और जाँच के बाद {amount} वापस किए जाएँगे।',
  'Your {kind} {reference} was not accepted': 'आपका {kind} {reference} मंज़ूर नहीं हुआ',
  'We could not accept this.': 'हम इसे मंज़ूर नहीं कर सके।',
  'The reason: {reason}': 'वजह: {reason}',
  'Please write to us if you do not agree.': 'अगर आप सहमत नहीं हैं, तो कृपया हमें लिखें।',
  'Your {kind} {reference} is withdrawn': 'आपका {kind} {reference} कैंसल हो गया है',
  'You have withdrawn it, so nothing is picked up and you keep the items.':
    'आपने इसे कैंसल किया है, इसलिए कूरियर कुछ लेने नहीं आएगा और आइटम आपके पास रहेंगे।',
  'You can ask again until the return window ends.': 'रिटर्न का समय ख़त्म होने तक आप फिर से रिक्वेस्ट कर सकते हैं।',
  'Your {kind} {reference} is on its way back': 'आपका {kind} {reference} वापस जा रहा है',
  'The courier has your parcel and brings it to the seller.': 'आपका पार्सल कूरियर के पास है और विक्रेता तक पहुँचाया जा रहा है।',
  'Your {kind} {reference} has arrived': 'आपका {kind} {reference} पहुँच गया है',
  'The seller has your parcel and checks it now.': 'आपका पार्सल विक्रेता को मिल गया है और अब उसकी जाँच हो रही है।',
  'Your {kind} {reference} was checked': 'आपके {kind} {reference} की जाँच हो गई है',
  'The seller has checked what you sent back.': 'आपने जो वापस भेजा था, विक्रेता ने उसकी जाँच कर ली है।',
  'The item you want in exchange is sent next.': 'अब बदले वाला आइटम भेजा जाएगा।',
  'Your refund of {amount} comes next.': 'अब आपका {amount} का रिफ़ंड आएगा।',
  'Your refund for {reference} is on its way': '{reference} का आपका रिफ़ंड आ रहा है',
  '{amount} is paid to {account} within 5 to 7 working days.': '{amount} 5 से 7 कामकाजी दिन में यहाँ भेजे जाएँगे: {account}।',
  'Your exchange {reference} is being packed': 'आपका बदले वाला आइटम पैक हो रहा है: {reference}',
  'The seller packs your new item. It comes as a parcel of your order {order}, at no extra cost.':
    'विक्रेता आपका नया आइटम पैक कर रहा है। यह आपके ऑर्डर {order} के पार्सल के रूप में आएगा, बिना किसी अतिरिक्त ख़र्च के।',
  'Your refund for {reference} was paid': '{reference} का आपका रिफ़ंड भेज दिया गया है',
  '{amount} was paid to {account}. The bank reference is {transfer}.':
    '{amount} यहाँ भेज दिए गए हैं: {account}। बैंक का रेफ़रेंस नंबर {transfer} है।',
  'Look at it': 'इसे देखें',
  '1 item': '1 आइटम',
  '{count} items': '{count} आइटम',
  Order: 'ऑर्डर',
  '{name} ({detail})': '{name} ({detail})',

  // Reviews, questions, wishlist, cart, stock
  'How do you like {what}?': '{what}: आपको कैसा लगा?',
  'what you ordered': 'आपका ऑर्डर',
  'Your order was delivered a few days ago. How does it look, and how does it wear?':
    'आपका ऑर्डर कुछ दिन पहले पहुँचा था। कैसा दिखता है, और पहनने में कैसा है?',
  'A few words and a photo help others to choose, whether you like it or not.':
    'पसंद आया हो या नहीं, आपके दो शब्द और एक फ़ोटो दूसरों को चुनने में मदद करते हैं।',
  'Review {product}': 'रिव्यू लिखें: {product}',
  'All you can review': 'जिन पर रिव्यू लिख सकते हैं, सब देखें',
  'Stop review emails': 'रिव्यू के ईमेल बंद करें',
  'An answer to your question about {product}': '{product} के बारे में आपके सवाल का जवाब',
  'You asked about {product}: {question}': 'आपने {product} के बारे में पूछा था: {question}',
  'The seller answers: “{answer}”': 'विक्रेता का जवाब: “{answer}”',
  'A buyer answers: “{answer}”': 'एक ख़रीदार का जवाब: “{answer}”',
  '{shop} answers: “{answer}”': '{shop} का जवाब: “{answer}”',
  'Open the page': 'पेज खोलें',
  '{what} now': '{what}',
  '{product} costs less': '{product} की कीमत अब कम है',
  '{count} items on your wishlist cost less': 'आपकी विशलिस्ट के {count} आइटम की कीमत अब कम है',
  '{product} ({detail}) costs {price}. It was {before} when you added it to your wishlist.':
    '{product} ({detail}) की कीमत {price} है। जब आपने इसे विशलिस्ट में जोड़ा था, तब {before} थी।',
  '{product} costs {price}. It was {before} when you added it to your wishlist.':
    '{product} की कीमत {price} है। जब आपने इसे विशलिस्ट में जोड़ा था, तब {before} थी।',
  'The item is not held for you, and prices may change.': 'यह आइटम आपके लिए नहीं रखा है, और कीमत बदल सकती है।',
  'See it': 'इसे देखें',
  'See {product}': 'देखें: {product}',
  'Your wishlist': 'आपकी विशलिस्ट',
  'Stop price-drop emails': 'कीमत कम होने के ईमेल बंद करें',
  'Your cart at {shop}': '{shop} पर आपका कार्ट',
  'You asked us to remind you of what you left in your cart. The items below are still in it, and in stock today.':
    'आपने कहा था कि कार्ट में छोड़ी चीज़ें हम याद दिलाएँ। नीचे के आइटम अब भी कार्ट में हैं, और आज स्टॉक में हैं।',
  'They are not held for you, and prices may change. This is our only email about this cart.':
    'ये आपके लिए नहीं रखे हैं, और कीमतें बदल सकती हैं। इस कार्ट के बारे में यह हमारा एक ही ईमेल है।',
  'Open your cart': 'अपना कार्ट खोलें',
  'Stop cart reminders': 'कार्ट याद दिलाने के ईमेल बंद करें',
  'Notify you when {product} is back?': '{product} स्टॉक में आने पर आपको बताएँ?',
  'We were asked to email you when {product} ({detail}) is in stock again.':
    'हमें कहा गया है कि {product} ({detail}) फिर से स्टॉक में आने पर आपको ईमेल करें।',
  'Please confirm with the link below within {days} days. If it was not you, please ignore this email and you will not hear from us.':
    'कृपया {days} दिन के अंदर नीचे के लिंक से पुष्टि करें। अगर यह आपने नहीं कहा था, तो इस ईमेल को छोड़ दें, हम फिर नहीं लिखेंगे।',
  'Yes, notify me': 'हाँ, मुझे बताएँ',
  'No, stop this': 'नहीं, इसे बंद करें',
  'Back in stock: {product}': 'फिर से स्टॉक में: {product}',
  '{product} ({detail}) is in stock again, at {price}.': '{product} ({detail}) फिर से स्टॉक में है, {price} में।',
  'You asked us to tell you. This is our only email about it, and the item is not held for you.':
    'आपने हमें बताने को कहा था। इसके बारे में यह हमारा एक ही ईमेल है, और यह आइटम आपके लिए नहीं रखा है।',
  Stop: 'बंद करें',

  // Newsletter
  'Please confirm: the {shop} newsletter': 'कृपया पुष्टि करें: {shop} का न्यूज़लेटर',
  'We were asked to send you our newsletter about jewellery: how to choose it, wear it and keep it bright. We send one only when there is something worth reading.':
    'हमें कहा गया है कि आपको ज्वेलरी के बारे में अपना न्यूज़लेटर भेजें: कैसे चुनें, कैसे पहनें और कैसे चमक बनाए रखें। हम तभी भेजते हैं जब कुछ पढ़ने लायक हो।',
  'Please confirm with the link below within {days} days. If it was not you, please ignore this email and you will not hear from us again.':
    'कृपया {days} दिन के अंदर नीचे के लिंक से पुष्टि करें। अगर यह आपने नहीं कहा था, तो इस ईमेल को छोड़ दें, हम फिर नहीं लिखेंगे।',
  'Yes, subscribe me': 'हाँ, मुझे भेजें',
  Unsubscribe: 'न्यूज़लेटर बंद करें',

  // Codes and the account
  '{code} is your {shop} OTP': '{code} आपका {shop} OTP है',
  'This is your OTP to sign in to {shop}.': '{shop} पर साइन इन करने के लिए यह आपका OTP है।',
  'It is valid for {minutes} minutes. Nobody from {shop} will ever ask you for it. If you did not ask for an OTP, please ignore this email.':
    'यह {minutes} मिनट तक चलेगा। {shop} का कोई भी व्यक्ति आपसे यह कभी नहीं माँगेगा। अगर आपने OTP नहीं माँगा था, तो इस ईमेल को छोड़ दें।',
  'It is valid for {minutes} minutes.': 'यह {minutes} मिनट तक चलेगा।',
  '{code} confirms your new email': '{code} से आपके नए ईमेल की पुष्टि होगी',
  'With this OTP you confirm that this email belongs to your {shop} account.':
    'इस OTP से आप पुष्टि करते हैं कि यह ईमेल आपके {shop} अकाउंट का है।',
  '{code} confirms that your {shop} account is to be deleted': '{code} से आपका {shop} अकाउंट मिटाने की पुष्टि होगी',
  'This is the OTP to delete your {shop} account. {validity}': 'आपका {shop} अकाउंट मिटाने के लिए यह OTP है। {validity}',
  'If you did not ask for it, your account stays as it is. Someone else may be signed in to it: please sign out everywhere in your account, under Sign-ins.':
    'अगर आपने यह नहीं माँगा था, तो आपका अकाउंट वैसा ही रहेगा। हो सकता है कि कोई और उसमें साइन इन हो: कृपया अपने अकाउंट में ‘डिवाइस’ वाले हिस्से से हर जगह साइन आउट करें।',
  'Your {shop} account has a new email': 'आपके {shop} अकाउंट का ईमेल बदल गया है',
  'Your account now belongs to {email}. You will sign in with that address from now on.':
    'आपका अकाउंट अब {email} से जुड़ा है। अब से आप इसी ईमेल से साइन इन करेंगे।',
  'If this was not you, please write to us at once.': 'अगर यह आपने नहीं किया, तो कृपया हमें तुरंत लिखें।',
  When: 'कब',
  Device: 'डिवाइस',
  Near: 'कहाँ के पास',
  'Your mobile signs you in to {shop} now': 'अब आप मोबाइल से {shop} पर साइन इन कर सकते हैं',
  'You confirmed {mobile}. From now on you can sign in with an OTP to this number as well as with your email.':
    'आपने {mobile} की पुष्टि की। अब से आप इस नंबर पर आए OTP से भी साइन इन कर सकते हैं, और ईमेल से भी।',
  'If this was not you, sign in with your email, remove the number in your account, under Sign-ins, and sign out everywhere else.':
    'अगर यह आपने नहीं किया, तो ईमेल से साइन इन करें, अपने अकाउंट में ‘डिवाइस’ वाले हिस्से से यह नंबर हटाएँ, और बाकी सब जगह से साइन आउट करें।',
  'Your mobile no longer signs you in to {shop}': 'अब आपके मोबाइल से {shop} पर साइन इन नहीं होगा',
  'Another account confirmed {mobile} with an OTP that was sent to it, so the number signs in that account now. You can sign in with your email as before, and your account is unchanged.':
    'किसी और अकाउंट ने {mobile} पर आए OTP से इस नंबर की पुष्टि की, इसलिए अब यह नंबर उसी अकाउंट का है। आप पहले की तरह ईमेल से साइन इन कर सकते हैं, और आपका अकाउंट वैसा ही है।',
  'If the number is still yours, write to us at once.': 'अगर यह नंबर अब भी आपका है, तो हमें तुरंत लिखें।',
  'New sign-in to your {shop} account': 'आपके {shop} अकाउंट में नया साइन इन',
  'Your account was signed in to from a new device with an OTP to {mobile}.':
    '{mobile} पर आए OTP से, एक नए डिवाइस पर आपके अकाउंट में साइन इन हुआ।',
  'If this was you, you need not do anything. If not, sign in with your email, remove the number in your account, under Sign-ins, and sign out everywhere else.':
    'अगर यह आप ही थे, तो कुछ करने की ज़रूरत नहीं। नहीं तो ईमेल से साइन इन करें, अपने अकाउंट में ‘डिवाइस’ वाले हिस्से से यह नंबर हटाएँ, और बाकी सब जगह से साइन आउट करें।',
  'You sign in to {shop} without a password': '{shop} पर आप बिना पासवर्ड साइन इन करते हैं',
  'We were asked for a new password for this email. There is none: shoppers sign in with a six-digit OTP that we email each time.':
    'हमसे इस ईमेल के लिए नया पासवर्ड माँगा गया। इसका कोई पासवर्ड नहीं है: ग्राहक 6 अंकों के OTP से साइन इन करते हैं, जो हम हर बार ईमेल करते हैं।',
  'If you did not ask for this, please ignore this email: your account is as it was.':
    'अगर आपने यह नहीं माँगा था, तो इस ईमेल को छोड़ दें: आपका अकाउंट जैसा था वैसा ही है।',
  'Sign in with an OTP': 'OTP से साइन इन करें',
  'Your {shop} account will be deleted': 'आपका {shop} अकाउंट मिटाया जाएगा',
  'You asked us to delete your account. We delete it as soon as these are complete:':
    'आपने हमें अपना अकाउंट मिटाने को कहा है। ये काम पूरे होते ही हम उसे मिटा देंगे:',
  'Until then everything works as before, and you can still keep your account.':
    'तब तक सब कुछ पहले जैसा चलेगा, और आप चाहें तो अपना अकाउंट रख भी सकते हैं।',
  'Order {reference} is not delivered yet.': 'ऑर्डर {reference} अभी पहुँचा नहीं है।',
  'Return {reference} is not settled yet.': 'रिटर्न {reference} अभी पूरा नहीं हुआ है।',
  'Your refund for order {reference} is not paid yet.': 'ऑर्डर {reference} का आपका रिफ़ंड अभी नहीं भेजा गया है।',
  'Keep my account': 'मेरा अकाउंट रहने दें',
  'Your {shop} account is deleted': 'आपका {shop} अकाउंट मिटा दिया गया है',
  'Your account is deleted, and with it your profile, addresses, cart, wishlist, newsletter and the files you sent us. Reviews you wrote stay without your name.':
    'आपका अकाउंट मिटा दिया गया है, और उसके साथ आपकी प्रोफ़ाइल, पते, कार्ट, विशलिस्ट, न्यूज़लेटर और आपकी भेजी फ़ाइलें भी। आपके लिखे रिव्यू आपके नाम के बिना रहेंगे।',
  'The law makes us keep:': 'कानून के अनुसार हमें ये रखने होते हैं:',
  'Nothing about you is left with us.': 'आपके बारे में हमारे पास कुछ नहीं बचा है।',
  '{what}, until {until} ({why}).': '{what}, {until} तक ({why})।',
  '{what} ({why}).': '{what} ({why})।',
  'Invoices, with the name, address and mobile printed on them': 'बिल, उन पर छपे नाम, पते और मोबाइल के साथ',
  'Tax and company law': 'टैक्स और कंपनी कानून',
  'Orders, payments and refunds, without your name, street, mobile and email':
    'ऑर्डर, पेमेंट और रिफ़ंड, आपके नाम, गली, मोबाइल और ईमेल के बिना',
  'Messages and complaints, for {years} years after they were settled': 'मैसेज और शिकायतें, निपटने के {years} साल बाद तक',
  'Consumer law: a complaint may come two years later': 'उपभोक्ता कानून: शिकायत दो साल बाद भी आ सकती है',
  'Reviews you wrote, without your name and pictures': 'आपके लिखे रिव्यू, आपके नाम और फ़ोटो के बिना',
  'Other shoppers rely on them': 'दूसरे ग्राहक इन पर भरोसा करते हैं',
  'This is our last email to you. Thank you for shopping with us.':
    'यह आपको हमारा आख़िरी ईमेल है। हमसे ख़रीदारी करने के लिए धन्यवाद।',

  // Messages and complaints
  'We have your message: {number}': 'आपका संदेश हमें मिल गया है: {number}',
  'Your message has reached our customer care. Please mention this number whenever you write or call about it.':
    'आपका संदेश हमारे कस्टमर केयर तक पहुँच गया है। इसके बारे में लिखते या फ़ोन करते समय यह नंबर बताएँ।',
  'If you did not write to us, please ignore this email.': 'अगर आपने हमें नहीं लिखा था, तो इस ईमेल को छोड़ दें।',
  'We have your complaint: {number}': 'आपकी शिकायत हमें मिल गई है: {number}',
  'Your complaint has reached our Grievance Officer. Please mention this number whenever you write or call about it.':
    'आपकी शिकायत हमारे शिकायत अधिकारी तक पहुँच गई है। इसके बारे में लिखते या फ़ोन करते समय यह नंबर बताएँ।',
  Ticket: 'नंबर',
  'Acknowledged by': 'मिलने की पुष्टि कब तक',
  'Reply from a person by': 'जवाब कब तक',
  'Settled by': 'निपटारा कब तक',
  'Answered by': 'पूरा समाधान कब तक',
};
