/** Hindi for the labels of invoices and credit notes, by the English text. The law asks for the English ones. */
export const papers = {
  'Tax Invoice': 'टैक्स बिल',
  'Bill of Supply': 'सप्लाई का बिल',
  'Invoice-cum-Bill of Supply': 'टैक्स और सप्लाई का बिल',
  Bill: 'बिल',
  'Credit Note': 'क्रेडिट नोट',
  'Original for recipient': 'ग्राहक के लिए मूल प्रति',
  'Sold by': 'विक्रेता',
  'Billed to': 'बिल किसके नाम',
  'Delivered to': 'डिलीवरी का पता',
  'Handed over at': 'यहाँ दिया गया',
  Number: 'नंबर',
  Date: 'तारीख',
  'For invoice': 'किस बिल के लिए',
  Reason: 'वजह',
  Order: 'ऑर्डर',
  'Ordered on': 'ऑर्डर की तारीख',
  Payment: 'पेमेंट',
  'Place of supply': 'सप्लाई की जगह',
  'Reverse charge': 'रिवर्स चार्ज',
  No: 'नहीं',
  'Paid online': 'ऑनलाइन पेमेंट',
  Cash: 'नकद',
  'Cash on delivery': 'कैश ऑन डिलीवरी',
  Description: 'विवरण',
  HSN: 'HSN',
  Quantity: 'मात्रा',
  'Unit price': 'एक की कीमत',
  Discount: 'छूट',
  Fees: 'शुल्क',
  Taxable: 'टैक्स योग्य',
  CGST: 'CGST',
  SGST: 'SGST',
  UTGST: 'UTGST',
  IGST: 'IGST',
  Value: 'मूल्य',
  Total: 'कुल',
  Credited: 'वापस की गई रकम',
  'Paid by the marketplace': 'मार्केटप्लेस ने दिया',
  'To the marketplace': 'मार्केटप्लेस को',
  'Amount payable': 'देय रकम',
  'To the buyer': 'ख़रीदार को',
  'In words': 'शब्दों में',
  'Amounts are in Indian rupees.': 'सभी रकम भारतीय रुपये में हैं।',
  'Amounts are in Indian rupees; prices and discounts include GST.':
    'सभी रकम भारतीय रुपये में हैं; कीमतों और छूट में GST शामिल है।',
  'Exempt goods bear no tax.': 'छूट वाले सामान पर टैक्स नहीं लगता।',
  'This is a computer generated tax invoice and needs no signature.':
    'यह कंप्यूटर से बना बिल है, इस पर हस्ताक्षर की ज़रूरत नहीं है।',
  'This is a computer generated bill of supply and needs no signature.':
    'यह कंप्यूटर से बना बिल है, इस पर हस्ताक्षर की ज़रूरत नहीं है।',
  'This is a computer generated invoice-cum-bill of supply and needs no signature.':
    'यह कंप्यूटर से बना बिल है, इस पर हस्ताक्षर की ज़रूरत नहीं है।',
  'This is a computer generated bill and needs no signature.': 'यह कंप्यूटर से बना बिल है, इस पर हस्ताक्षर की ज़रूरत नहीं है।',
  'This is a computer generated credit note and needs no signature.':
    'यह कंप्यूटर से बना क्रेडिट नोट है, इस पर हस्ताक्षर की ज़रूरत नहीं है।',
  'Composition taxable person, not eligible to collect tax on supplies':
    'कंपोज़िशन करदाता, सप्लाई पर टैक्स लेने का अधिकार नहीं',
} as const satisfies Record<string, string>;

/** An English label of a paper. */
export type PaperLabel = keyof typeof papers;
