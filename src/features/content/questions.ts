import { FAQ_CATEGORY_CARE, FAQ_CATEGORY_CONTACT, FAQ_CATEGORY_PAYMENT } from '#contract/messages.ts';
import { FAQ_CATEGORY_PRODUCTS, FAQ_CATEGORY_RETURNS, FAQ_CATEGORY_SHIPPING } from '#contract/messages.ts';
import type { Language } from '#contract/languages.ts';
import { questions as hindi } from '#contract/words/hi/questions.ts';
import type { Answered, QuestionId } from '#contract/words/question-ids.ts';
import { formatPaise } from '#contract/shop/money.ts';
import type { StorePolicy } from '#contract/shop/policy.ts';
import { counted, rangeWords } from '#contract/shop/words.ts';

export const FAQ_CATEGORIES = [
  FAQ_CATEGORY_PRODUCTS,
  FAQ_CATEGORY_SHIPPING,
  FAQ_CATEGORY_RETURNS,
  FAQ_CATEGORY_PAYMENT,
  FAQ_CATEGORY_CARE,
  FAQ_CATEGORY_CONTACT,
] as const;
export type FaqCategory = (typeof FAQ_CATEGORIES)[number];

export interface FaqEntry {
  /** The fragment of its address: `/help#gold`. */
  id: QuestionId;
  category: FaqCategory;
  question: string;
  /** Paragraphs of plain text. */
  answer: string[];
  link?: { label: string; href: string };
}

const IN_OTHER_LANGUAGES: Record<Exclude<Language, 'en'>, Record<QuestionId, (policy: StorePolicy) => Answered>> = {
  hi: hindi,
};

/** Returns the questions with answers made from the settings, for the home page, the help page and structured data. */
export function faqOf(policy: StorePolicy, language: Language = 'en'): FaqEntry[] {
  const entries = englishQuestions(policy);
  if (language === 'en') return entries;
  return entries.map((entry) => {
    const { question, answer, link = '' } = IN_OTHER_LANGUAGES[language][entry.id](policy);
    return { ...entry, question, answer, ...(entry.link && { link: { ...entry.link, label: link } }) };
  });
}

function englishQuestions(policy: StorePolicy): FaqEntry[] {
  return [
    ...aboutProducts(policy),
    ...aboutShipping(policy),
    ...aboutReturns(policy),
    ...aboutPayment(policy),
    ...aboutCare(),
    ...aboutContact(policy),
  ];
}

function aboutProducts({ giveBackPercent, giftWrap }: StorePolicy): FaqEntry[] {
  const category = FAQ_CATEGORY_PRODUCTS;
  return [
    {
      id: 'gold',
      category,
      question: 'Is this real gold?',
      answer: [
        'No. Everything here is imitation jewellery: brass, copper, alloy or German silver, often with a thin plating. Each product page names the base metal and the plating. It carries no hallmark and no gold value.',
      ],
    },
    {
      id: 'one-gram',
      category,
      question: 'What does “1-gram gold plated” mean?',
      answer: [
        'It is the trade’s name for a better plating: base metal covered with a thin layer that has real gold in it. It does not mean that each item holds one gram of gold.',
        `These items come with our give-back: return one after its return window, and once it is inspected you are paid ${giveBackPercent}% of what you paid for it.`,
      ],
    },
    {
      id: 'size',
      category,
      question: 'How do I find my size?',
      answer: [
        'Measure a bangle or ring that fits you, or your hand, and compare it with our tables. There is a ruler to print, too.',
      ],
      link: { label: 'Open the size guide', href: '/size-guide' },
    },
    {
      id: 'custom',
      category,
      question: 'Can an item be made or changed for me?',
      answer: ['No. We do not offer customisation or engraving: items are sold as shown.'],
    },
    ...(giftWrap.offered
      ? [
          {
            id: 'gift',
            category,
            question: 'Can you wrap it as a gift?',
            answer: [
              'Yes, at no charge. Choose “This is a gift” at the checkout and write a message for the card. The packing slip names no prices; the bill comes to you by email.',
            ],
          } satisfies FaqEntry,
        ]
      : []),
    {
      id: 'bulk',
      category,
      question: 'Do you sell in bulk or wholesale?',
      answer: ['No. We sell for personal use only, and take no bulk or wholesale orders.'],
    },
    {
      id: 'who-sells',
      category,
      question: 'Who sells the jewellery?',
      answer: [
        'Small businesses from all over India. “Sold by” on a product page leads to the seller’s own page, with its name, address, tax registration and rating.',
      ],
      link: { label: 'See all products', href: '/shop' },
    },
    {
      id: 'showroom',
      category,
      question: 'Do you have a showroom?',
      answer: ['No, we are online only. There is no shop where you can see, buy or return items.'],
    },
  ];
}

function aboutShipping(policy: StorePolicy): FaqEntry[] {
  const { dispatchHours, deliveryBusinessDays, preOrderDays, shippingFeePaise } = policy;
  const category = FAQ_CATEGORY_SHIPPING;
  const link = { label: 'Read the Shipping Policy', href: '/shipping' };
  return [
    {
      id: 'where',
      category,
      question: 'Where do you ship?',
      answer: ['Only within India, to every PIN code our couriers serve. We cannot ship abroad.'],
    },
    {
      id: 'when',
      category,
      question: 'When will my order arrive?',
      answer: [
        `It is dispatched within ${counted(dispatchHours, 'hour')} and then takes ${rangeWords(deliveryBusinessDays)} business days. With Sundays that is ${deliveryBusinessDays.from} to ${deliveryBusinessDays.to + 2} days by the calendar.`,
      ],
      link,
    },
    {
      id: 'shipping-cost',
      category,
      question: 'What does shipping cost?',
      answer: [
        shippingFeePaise === 0
          ? 'Nothing. Shipping is free on every order, and nothing is added at the end.'
          : `${formatPaise(shippingFeePaise)} an order. The cart shows it before you order.`,
      ],
    },
    {
      id: 'pre-order',
      category,
      question: 'What is a pre-order?',
      answer: [
        `An item that the seller does not have in stock yet. It can be ordered now, and is delivered ${rangeWords(preOrderDays)} days after the start date on its page.`,
      ],
    },
  ];
}

function aboutReturns(policy: StorePolicy): FaqEntry[] {
  const { returnWindowDays, refundBusinessDays, damageReportHours, defectExchangeDays, giveBackPercent } = policy;
  const category = FAQ_CATEGORY_RETURNS;
  return [
    {
      id: 'return',
      category,
      question: 'Can I return an item?',
      answer: [
        `Yes, within ${counted(returnWindowDays, 'day')} of delivery, unworn and with its tags and box. Tell us your order number, and we arrange the pick-up.`,
      ],
      link: { label: 'Read how returns work', href: '/refund' },
    },
    {
      id: 'damaged',
      category,
      question: 'My item is damaged or wrong. What should I do?',
      answer: [
        `Tell us within ${counted(damageReportHours, 'hour')} of delivery and send the unboxing video: one take, from the closed parcel with its label to the item in your hand. So please film before you open it.`,
      ],
      link: { label: 'Read the Damage Policy', href: '/damage' },
    },
    {
      id: 'defect',
      category,
      question: 'A stone fell out after a few days. Can it be exchanged?',
      answer: [
        `A manufacturing defect is exchanged if you report it within ${counted(defectExchangeDays, 'day')} of delivery. Wear, water and perfume damage are not manufacturing defects.`,
      ],
    },
    {
      id: 'refund-when',
      category,
      question: 'When do I get my money back?',
      answer: [
        `${rangeWords(refundBusinessDays)} business days after the item was inspected. If you paid in cash, we refund to your bank account or UPI ID.`,
      ],
    },
    {
      id: 'cancel',
      category,
      question: 'Can I cancel my order?',
      answer: [
        'Yes, free of charge, until it is dispatched. Once it is dispatched it cannot be cancelled; you can return it after delivery.',
      ],
    },
    {
      id: 'give-back',
      category,
      question: `How does the ${giveBackPercent}% give-back work?`,
      answer: [
        `When you no longer want a 1-gram gold plated item you bought here, write to us any time after its return window. You send it in, we inspect it, and you are paid ${giveBackPercent}% of what you paid for it, once for each item. It is a goodwill amount, not a price for the metal.`,
      ],
    },
  ];
}

function aboutPayment({ cod, prepaid }: StorePolicy): FaqEntry[] {
  const category = FAQ_CATEGORY_PAYMENT;
  const ways = [
    ...(prepaid.offered ? ['by card, UPI, net banking or wallet before we send it'] : []),
    ...(cod.offered ? ['in cash when the parcel is handed to you'] : []),
  ];
  const codFee = cod.feePaise > 0 ? ` It costs ${formatPaise(cod.feePaise)}, shown before you order.` : '';
  return [
    {
      id: 'how-to-pay',
      category,
      question: 'How can I pay?',
      answer: [
        `You pay ${ways.join(', or ')}.`,
        ...(prepaid.offered
          ? ['Card numbers and UPI IDs are entered on the payment gateway’s own page and never reach us.']
          : ['Online payment is not offered at the moment.']),
      ],
    },
    ...(cod.offered
      ? [
          {
            id: 'cod',
            category,
            question: 'When is cash on delivery possible?',
            answer: [
              `For orders above ${formatPaise(cod.abovePaise)} and up to ${formatPaise(cod.upToPaise)}, where the courier takes cash.${codFee}`,
              ...(cod.confirmAbovePaise === null
                ? []
                : [
                    `An order above ${formatPaise(cod.confirmAbovePaise)} is sent once you confirm it by the link we email you. If you do not confirm, it is cancelled after ${cod.confirmHours} hours.`,
                  ]),
            ],
          } satisfies FaqEntry,
        ]
      : []),
    ...(prepaid.offered
      ? [
          {
            id: 'prepaid-discount',
            category,
            question: 'Is it cheaper to pay online?',
            answer: [
              `Yes: an order that is paid online gets ${prepaid.discountPercent}% off. The cart shows both totals before you decide.`,
            ],
          } satisfies FaqEntry,
        ]
      : []),
    {
      id: 'taxes',
      category,
      question: 'Do the prices include tax?',
      answer: [
        'Yes. Every price includes GST, and no price is above the MRP. You pay what the cart shows. The bill is from the seller, who sells you the item.',
      ],
    },
  ];
}

function aboutCare(): FaqEntry[] {
  const category = FAQ_CATEGORY_CARE;
  return [
    {
      id: 'plating-life',
      category,
      question: 'How do I keep the plating bright?',
      answer: [
        'Put jewellery on last and take it off first: after perfume, cream and hairspray, before bath and bed. Wipe it with a dry, soft cloth and keep each item in its own closed pouch.',
      ],
      link: { label: 'Open the care guide', href: '/care' },
    },
    {
      id: 'water',
      category,
      question: 'Can it get wet?',
      answer: [
        'Better not. Water, soap and sweat wear every plating down. If it gets wet, dry it at once with a soft cloth and air it before you put it away.',
      ],
    },
    {
      id: 'skin',
      category,
      question: 'My skin is sensitive. What should I wear?',
      answer: [
        'Look at the base metal on the product page. Stainless steel suits most people; brass, copper and German silver may colour the skin or irritate it. Stop wearing it if it itches.',
      ],
    },
  ];
}

function aboutContact({ care, grievance, whatsApp }: StorePolicy): FaqEntry[] {
  const category = FAQ_CATEGORY_CONTACT;
  const { officer } = grievance;
  const ways = [
    ...(care.phone ? [`by phone on ${care.phone}`] : []),
    ...(whatsApp ? [`by WhatsApp on ${whatsApp}`] : []),
    ...(care.email ? [`by email to ${care.email}`] : []),
  ];
  const reach = ways.length > 0 ? `${care.hours}: ${new Intl.ListFormat('en-IN').format(ways)}. ` : '';
  const decides = officer.name ? `Our ${officer.designation}, ${officer.name}. ` : '';
  return [
    {
      id: 'reach-us',
      category,
      question: 'How do I reach you?',
      answer: [
        `${reach}A message through the contact page is answered within ${counted(care.answerBusinessDays, 'business day')}.`,
      ],
      link: { label: 'Write to us', href: '/contact' },
    },
    {
      id: 'complaint',
      category,
      question: 'I want to complain. Who decides?',
      answer: [
        `${decides}A complaint gets a ticket number, is acknowledged within ${counted(grievance.acknowledgeHours, 'hour')} and settled within ${counted(grievance.resolveMonths, 'month')}.`,
      ],
      link: { label: 'How to complain', href: '/contact#grievance' },
    },
  ];
}
