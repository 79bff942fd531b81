import * as messages from '../../messages.ts';
import type { COLLECTION_THEMES } from '../../calls/collections.ts';
import type { BASE_METALS, CLOSURES, MOVEMENTS, OCCASIONS, PLATINGS, STONES, STYLES } from '../../shop/attributes.ts';
import type { Colour } from '../../shop/colours.ts';
import { translated } from '../translated.ts';
import { places } from './places.ts';
import { sizes } from './sizes.ts';

/*
 * Hindi for names that are written in English in the records: facts of products, which are of fixed lists, and the
 * usual names of categories, collections, pages and marks. An owner's other names stay as they are written.
 */

type Fact =
  | (typeof PLATINGS)[number]
  | (typeof STONES)[number]
  | (typeof STYLES)[number]
  | (typeof OCCASIONS)[number]
  | (typeof CLOSURES)[number]
  | (typeof BASE_METALS)[number]
  | (typeof MOVEMENTS)[number]
  | Colour;

/** Every fact of the fixed lists. */
const facts: Record<Fact, string> = {
  '1-gram gold plated': '1 ग्राम गोल्ड प्लेटेड',
  'Micro gold plated': 'माइक्रो गोल्ड प्लेटेड',
  'Antique gold plated': 'एंटीक गोल्ड प्लेटेड',
  'Matte gold plated': 'मैट गोल्ड प्लेटेड',
  'Gold-tone plated': 'गोल्ड टोन प्लेटेड',
  'Rose-gold-tone plated': 'रोज़ गोल्ड टोन प्लेटेड',
  'Rhodium plated': 'रोडियम प्लेटेड',
  'Silver-tone plated': 'सिल्वर टोन प्लेटेड',
  'Two-tone plated': 'टू टोन प्लेटेड',
  Oxidised: 'ऑक्सीडाइज़्ड',
  'Black-tone plated': 'ब्लैक टोन प्लेटेड',
  Unplated: 'बिना प्लेटिंग',
  'AD (American diamond)': 'AD (अमेरिकन डायमंड)',
  'Kundan-look glass': 'कुंदन लुक काँच',
  'Polki-look glass': 'पोल्की लुक काँच',
  Kemp: 'केम्प',
  'Pearl bead': 'मोती',
  'Coloured stone': 'रंगीन स्टोन',
  'Glass crystal': 'काँच के क्रिस्टल',
  'Meenakari enamel': 'मीनाकारी',
  'Black bead': 'काले मोती',
  'Glass bead': 'काँच के मोती',
  'No stone': 'बिना स्टोन',
  Temple: 'टेंपल',
  Kundan: 'कुंदन',
  AD: 'AD',
  Antique: 'एंटीक',
  Meenakari: 'मीनाकारी',
  Pearl: 'मोती',
  Polki: 'पोल्की',
  Minimal: 'मिनिमल',
  Contemporary: 'नए डिज़ाइन',
  Traditional: 'पारंपरिक',
  Bridal: 'ब्राइडल',
  'Wedding guest': 'शादी में मेहमान',
  'Haldi and mehndi': 'हल्दी और मेहंदी',
  Festive: 'त्योहार',
  Puja: 'पूजा',
  Party: 'पार्टी',
  Office: 'ऑफ़िस',
  Daily: 'रोज़',
  Dance: 'नृत्य',
  'Adjustable dori': 'एडजस्ट होने वाली डोरी',
  'Hook with back chain': 'हुक और बैक चेन',
  'Lobster clasp with extender': 'लॉबस्टर लॉक और एक्स्ट्रा चेन',
  'Screw lock': 'स्क्रू लॉक',
  'South screw': 'साउथ स्क्रू',
  'Push back': 'पुश बैक',
  'Fish hook': 'फ़िश हुक',
  'Hinged lever': 'लीवर लॉक',
  'Clip-on': 'क्लिप वाला',
  'Slip-on': 'सीधे पहनने वाला',
  'Openable with screw': 'स्क्रू से खुलने वाला',
  'Openable with clasp': 'लॉक से खुलने वाला',
  Adjustable: 'एडजस्ट होने वाला',
  'Fixed size': 'एक ही साइज़',
  'Wire hook': 'तार का हुक',
  'Nose wire': 'नाक का तार',
  'Nose screw': 'नाक का स्क्रू',
  'Pin with safety catch': 'सेफ़्टी पिन',
  'U pin': 'यू पिन',
  'Hair clip': 'हेयर क्लिप',
  Comb: 'कंघी',
  'Fold-over clasp': 'मुड़ने वाला लॉक',
  Buckle: 'बकल',
  Brass: 'पीतल',
  Copper: 'ताँबा',
  'Brass alloy': 'पीतल मिश्र धातु',
  'Zinc alloy': 'ज़िंक मिश्र धातु',
  'German silver': 'जर्मन सिल्वर',
  'Stainless steel': 'स्टेनलेस स्टील',
  Glass: 'काँच',
  Quartz: 'क्वार्ट्ज़',
  'Quartz chronograph': 'क्वार्ट्ज़ क्रोनोग्राफ़',
  Gold: 'गोल्ड',
  'Antique Gold': 'एंटीक गोल्ड',
  'Rose Gold': 'रोज़ गोल्ड',
  Silver: 'सिल्वर',
  White: 'सफ़ेद',
  Black: 'काला',
  Ruby: 'रूबी',
  Red: 'लाल',
  Maroon: 'मैरून',
  Pink: 'गुलाबी',
  Peach: 'पीच',
  Orange: 'नारंगी',
  Yellow: 'पीला',
  Mint: 'मिंट',
  Green: 'हरा',
  Emerald: 'एमरल्ड',
  Blue: 'नीला',
  Sapphire: 'सफ़ायर',
  Turquoise: 'फ़िरोज़ी',
  Purple: 'बैंगनी',
  Lavender: 'लैवेंडर',
  Brown: 'भूरा',
  Multi: 'मल्टी',
};

const themes: Record<(typeof COLLECTION_THEMES)[number], string> = {
  Festivals: 'त्योहार',
  Weddings: 'शादी',
  'By style': 'स्टाइल से',
  'By type': 'प्रकार से',
  'By price': 'कीमत से',
  'Every day': 'रोज़ पहनने के लिए',
  'For whom': 'किसके लिए',
};

/** Names that shops usually give. A name that is missing here is shown as it is written. */
const usual: Record<string, string> = {
  'Imitation and 1-gram gold plated': 'इमिटेशन और 1 ग्राम गोल्ड प्लेटेड',
  // Menu groups
  Necklaces: 'नेकलेस',
  Earrings: 'ईयररिंग्स',
  'Bangles & Rings': 'चूड़ियाँ और अंगूठियाँ',
  'Head & Nose': 'सिर और नाक',
  'Waist & Feet': 'कमर और पैर',
  'Pins & More': 'पिन और बाकी',
  Style: 'स्टाइल',
  Occasion: 'मौका',
  'Price & Gifts': 'कीमत और गिफ़्ट',
  'Bangles and kadas': 'चूड़ियाँ और कड़े',
  Lengths: 'लंबाई',
  'Any size': 'कोई भी साइज़',
  // Categories
  Jewellery: 'ज्वेलरी',
  Watches: 'घड़ियाँ',
  Accessories: 'एक्सेसरीज़',
  'Necklace Sets': 'नेकलेस सेट',
  Chokers: 'चोकर',
  'Long Haram': 'लंबे हार',
  Mangalsutra: 'मंगलसूत्र',
  'Pendants & Chains': 'पेंडेंट और चेन',
  "Men's Chains": 'पुरुषों की चेन',
  Jhumkas: 'झुमके',
  Chandbalis: 'चाँदबाली',
  'Studs & Tops': 'टॉप्स',
  'Hoops & Bali': 'बालियाँ',
  Danglers: 'लटकन',
  'Nath & Nose Pins': 'नथ और नोज़ पिन',
  'Maang Tikka & Matha Patti': 'मांग टीका और माथा पट्टी',
  Bangles: 'चूड़ियाँ',
  Kadas: 'कड़े',
  Bracelets: 'ब्रेसलेट',
  Rings: 'अंगूठियाँ',
  'Armlets & Vanki': 'बाजूबंद',
  'Waist Belts': 'कमरबंद',
  Anklets: 'पायल',
  'Toe Rings': 'बिछिया',
  "Women's Watches": 'महिलाओं की घड़ियाँ',
  "Men's Watches": 'पुरुषों की घड़ियाँ',
  'Saree Pins & Brooches': 'साड़ी पिन और ब्रोच',
  'Hair Pins & Combs': 'हेयर पिन और कंघी',
  // Collections
  'Temple Jewellery': 'टेंपल ज्वेलरी',
  'Oxidised & Silver Look': 'ऑक्सीडाइज़्ड और सिल्वर लुक',
  'Office Wear': 'ऑफ़िस के लिए',
  'Under ₹499': '₹499 से कम',
  'Haldi & Mehndi': 'हल्दी और मेहंदी',
  'Navratri & Garba': 'नवरात्रि और गरबा',
  'Karwa Chauth': 'करवा चौथ',
  Diwali: 'दिवाली',
  'Bharatanatyam & Kuchipudi': 'भरतनाट्यम और कुचिपुड़ी',
  'For Women': 'महिलाओं के लिए',
  'For Men': 'पुरुषों के लिए',
  'Bridal Necklace Sets': 'ब्राइडल नेकलेस सेट',
  'Bridal Bangles & Kadas': 'ब्राइडल चूड़ियाँ और कड़े',
  'Maang Tikka & Nath': 'मांग टीका और नथ',
  'Wedding Guest': 'शादी में मेहमान',
  'Vaddanam & Vanki': 'कमरबंद और बाजूबंद',
  'American Diamond (CZ)': 'अमेरिकन डायमंड (CZ)',
  'Antique Look': 'एंटीक लुक',
  'Pearl Beads': 'मोती',
  'Kemp Stone': 'केम्प स्टोन',
  'Rose-Gold Tone': 'रोज़ गोल्ड टोन',
  'Silver & Rhodium Tone': 'सिल्वर और रोडियम टोन',
  'Temple Earrings': 'टेंपल ईयररिंग्स',
  'Oxidised Earrings': 'ऑक्सीडाइज़्ड ईयररिंग्स',
  'Small Earrings for Work': 'काम पर पहनने के छोटे ईयररिंग्स',
  'Earrings for the Evening': 'शाम के ईयररिंग्स',
  'Chokers & Short Sets': 'चोकर और छोटे सेट',
  'Mangalsutras for Every Day': 'रोज़ के मंगलसूत्र',
  'Payal & Bichiya': 'पायल और बिछिया',
  'Bracelets & Thin Bangles': 'ब्रेसलेट और पतली चूड़ियाँ',
  '₹500 to ₹999': '₹500 से ₹999',
  'Statement Jewellery above ₹2,000': '₹2,000 से ऊपर की ख़ास ज्वेलरी',
  'Gifts up to ₹999': '₹999 तक के गिफ़्ट',
  'College Days': 'कॉलेज के दिन',
  'For Him': 'उनके लिए',
  'For Puja': 'पूजा के लिए',
  Onam: 'ओणम',
  'Rakhi Gifts for Sisters': 'बहनों के लिए राखी के गिफ़्ट',
  Teej: 'तीज',
  Eid: 'ईद',
  // Built-in pages
  'Home page': 'होम पेज',
  'All products': 'सभी प्रोडक्ट',
  'New arrivals': 'नए आए',
  'Best sellers': 'सबसे ज़्यादा बिकने वाले',
  'All collections': 'सभी कलेक्शन',
  'Gift finder': 'गिफ़्ट खोजें',
  'Hindu festivals calendar': 'हिंदू त्योहार कैलेंडर',
  'The blog': 'ब्लॉग',
  'Questions and answers': 'सवाल और जवाब',
  'Your orders': 'आपके ऑर्डर',
  'Track your order': 'ऑर्डर ट्रैक करें',
  'Cancel an order': 'ऑर्डर कैंसल करें',
  'Return or exchange': 'वापस करें या बदलें',
  'Contact Us': 'हमसे संपर्क करें',
  'Shipping Policy': 'डिलीवरी के नियम',
  'Return/Refund/Exchange Policy': 'वापसी, रिफ़ंड और बदलने के नियम',
  'Damage Policy': 'टूटे सामान के नियम',
  'Care guide': 'देखभाल कैसे करें',
  'Size guide': 'साइज़ गाइड',
  About: 'हमारे बारे में',
  'Our team': 'हमारी टीम',
  'Become a seller': 'विक्रेता बनें',
  'Terms and Conditions': 'नियम और शर्तें',
  'Privacy Policy': 'प्राइवेसी पॉलिसी',
  'Site map': 'साइट मैप',
  // Announcements and customer care
  [messages.ANNOUNCE_COD]: 'पूरे भारत में कैश ऑन डिलीवरी',
  [messages.ANNOUNCE_SECURE_PAYMENTS]: '100% सुरक्षित पेमेंट',
  [messages.ANNOUNCE_AUTHENTIC]: 'असली प्रोडक्ट की गारंटी',
  [messages.ANNOUNCE_FREE_SHIPPING]: 'पूरे भारत में फ़्री डिलीवरी',
  [messages.ANNOUNCE_PRIVACY]: '100% प्राइवेसी',
  [messages.FOOTER_CARE_HOURS]: 'सोम से शनि, सुबह 10 से शाम 6',
  'Grievance Officer': 'शिकायत अधिकारी',
  // Marks of cards
  'Pre-order': 'प्री-ऑर्डर',
  'Back in stock': 'फिर से स्टॉक में',
  Bestseller: 'सबसे ज़्यादा बिका',
  Sale: 'सेल',
  New: 'नया',
  // Kinds of questions
  All: 'सभी',
  products: 'प्रोडक्ट',
  shipping: 'डिलीवरी',
  returns: 'रिटर्न',
  payment: 'पेमेंट',
  care: 'देखभाल',
  contact: 'संपर्क',
  // Seasons of the home page
  'Artificial and imitation jewellery for the wedding season': 'शादियों के मौसम की आर्टिफ़िशियल और इमिटेशन ज्वेलरी',
  'Bridal sets, harams, nath and bangles, for the bride and for every guest.':
    'ब्राइडल सेट, लंबे हार, नथ और चूड़ियाँ, दुल्हन के लिए और हर मेहमान के लिए।',
  'See bridal jewellery': 'ब्राइडल ज्वेलरी देखें',
  'Artificial and imitation jewellery for long summer days': 'गर्मी के लंबे दिनों की आर्टिफ़िशियल और इमिटेशन ज्वेलरी',
  'Pearl beads, small studs and thin chains that are light in the heat.':
    'मोती, छोटे टॉप्स और पतली चेन, जो गर्मी में हल्की लगें।',
  'See pearl beads': 'मोती की ज्वेलरी देखें',
  'Artificial and imitation jewellery for Teej and the months of rain': 'तीज और सावन की आर्टिफ़िशियल और इमिटेशन ज्वेलरी',
  'Green bangles, payal and jhumkas, and small gifts for the sisters.':
    'हरी चूड़ियाँ, पायल और झुमके, और बहनों के लिए छोटे गिफ़्ट।',
  'See jewellery for Teej': 'तीज की ज्वेलरी देखें',
  'Artificial and imitation jewellery from Navratri to Diwali': 'नवरात्रि से दिवाली तक की आर्टिफ़िशियल और इमिटेशन ज्वेलरी',
  'Oxidised sets for garba, kundan and temple jewellery for the lamps.':
    'गरबा के लिए ऑक्सीडाइज़्ड सेट, दीयों के लिए कुंदन और टेंपल ज्वेलरी।',
  'See festive jewellery': 'त्योहार की ज्वेलरी देखें',
  'See all': 'सभी देखें',
  // Countries
  India: 'भारत',
};

const names: Readonly<Record<string, string>> = { ...usual, ...themes, ...facts, ...places };

/** The names of facts, categories and collections, for a console that looks up its texts in one list. */
export const goodsNames: Readonly<Record<string, string>> = { ...usual, ...facts };

/** Names with figures in them: the mark of a card whose last pieces are left, and sizes. */
const withFigures = { 'Only {count} left': 'सिर्फ़ {count} बचे हैं', ...sizes };

/** Returns the Hindi of a name that is stored in English; undefined if it has none. */
export function named(name: string): string | undefined {
  if (Object.hasOwn(names, name)) return names[name];
  const text = /\d|^Free/.test(name) ? translated(withFigures, name) : name;
  return text === name ? undefined : text;
}
