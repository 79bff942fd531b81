import { sizes } from './sizes.ts';

/** Hindi for the texts of the size guide, by the English text. */
export const sizeGuides: Readonly<Record<string, string>> = {
  Size: 'साइज़',
  'Inner width': 'अंदर की चौड़ाई',
  'Inner round': 'अंदर का घेरा',
  Fits: 'किसके लिए',
  'Indian size': 'भारतीय साइज़',
  'US size, about': 'US साइज़, लगभग',
  Length: 'लंबाई',
  Millimetres: 'मिलीमीटर',
  'Where it sits': 'कहाँ तक आती है',
  ...sizes,
  'Bangles and kadas': 'चूड़ियाँ और कड़े',
  'A bangle size is the inner width in inches and sixteenths: 2.4 is two inches and four sixteenths. So 2.10 is larger than 2.8. Press your thumb to the root of the little finger, put a thread around the widest part of the hand, and look for its length under “inner round”. Or lay a bangle that fits you on a ruler.':
    'चूड़ी का साइज़ अंदर की चौड़ाई है, इंच और सोलहवें हिस्सों में: 2.4 यानी दो इंच और चार सोलहवें हिस्से। इसलिए 2.10 का साइज़ 2.8 से बड़ा है। अँगूठे को छोटी उँगली की जड़ से लगाएँ, हाथ के सबसे चौड़े हिस्से पर धागा लपेटें, और उसकी लंबाई “अंदर का घेरा” में देखें। या जो चूड़ी आपको ठीक आती है, उसे स्केल पर रखकर नापें।',
  'Small hands, girls from about 12': 'छोटे हाथ, लगभग 12 साल से बड़ी लड़कियाँ',
  Small: 'छोटा',
  'Medium, the most common': 'मध्यम, सबसे आम',
  Large: 'बड़ा',
  'Extra large': 'बहुत बड़ा',
  'Broad hands': 'चौड़े हाथ',
  Rings: 'अंगूठियाँ',
  'Put a thin strip of paper around the finger, mark where it meets, and measure it: the inner round is the Indian size plus 40 mm. Fingers are thicker in the evening and in summer, so measure then. Adjustable rings press open by about three sizes.':
    'उँगली पर कागज़ की पतली पट्टी लपेटें, जहाँ वह मिले वहाँ निशान लगाएँ और नापें: अंदर का घेरा भारतीय साइज़ से 40 मिमी ज़्यादा होता है। शाम को और गर्मियों में उँगलियाँ मोटी होती हैं, इसलिए तब नापें। एडजस्ट होने वाली अंगूठियाँ लगभग तीन साइज़ तक खुलती हैं।',
  'Chains and mangalsutras': 'चेन और मंगलसूत्र',
  'The length is the whole chain laid out straight, clasp included. Hang a thread around your neck where the chain should end and measure the thread.':
    'लंबाई सीधी रखी पूरी चेन की है, लॉक के साथ। चेन जहाँ तक आनी चाहिए, गले में वहाँ तक धागा डालें और धागे को नापें।',
  'Tight at the throat': 'गले से सटी हुई',
  'On the collar bone': 'गले की हड्डी पर',
  'Just below the collar bone, the most common': 'गले की हड्डी से थोड़ा नीचे, सबसे आम',
  'Above the neckline of a kurta': 'कुर्ते के गले से ऊपर',
  'Over the neckline': 'कुर्ते के गले पर',
  'At the heart: long chains, short mangalsutras of two strands': 'दिल तक: लंबी चेन, दो लड़ी के छोटे मंगलसूत्र',
  'At the chest: long mangalsutra': 'सीने तक: लंबा मंगलसूत्र',
  Bracelets: 'ब्रेसलेट',
  'Measure the wrist with a thread, just above the bone, and add half an inch. Most bracelets have an extender of an inch.':
    'कलाई को हड्डी के ठीक ऊपर धागे से नापें और आधा इंच जोड़ें। ज़्यादातर ब्रेसलेट में एक इंच की एक्स्ट्रा चेन होती है।',
  'Slim wrist': 'पतली कलाई',
  'Medium wrist': 'मध्यम कलाई',
  'Broad wrist': 'चौड़ी कलाई',
  'Most men': 'ज़्यादातर पुरुष',
  Anklets: 'पायल',
  'Measure around the ankle where the payal should lie, and add a finger: it must slide, not pinch. Both anklets of a pair are of one length.':
    'टखने के चारों ओर वहाँ नापें जहाँ पायल रहनी चाहिए, और एक उँगली जोड़ें: पायल ढीली रहे, चुभे नहीं। जोड़ी की दोनों पायल एक ही लंबाई की होती हैं।',
  'Slim ankle': 'पतला टखना',
  'Medium ankle, the most common': 'मध्यम टखना, सबसे आम',
  'Full ankle': 'भरा टखना',
  'Loose, or over socks': 'ढीली, या मोज़ों के ऊपर',
};
