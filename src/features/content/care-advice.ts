import type { PLATINGS, STONES } from '#contract/shop/attributes.ts';

type Plating = (typeof PLATINGS)[number];
type Stone = (typeof STONES)[number];

/** Care advice for each plating. */
export const PLATING_ADVICE: Record<Plating, string> = {
  '1-gram gold plated':
    'Wipe with a dry, soft cloth after wearing. No polish, no toothpaste, no lemon: they take the layer off.',
  'Micro gold plated':
    'As for 1-gram plating: cloth only, and never wet. Keep it away from jewellery that could rub it.',
  'Antique gold plated':
    'The dark in the grooves is part of the look. Wipe only the raised parts, and do not scrub it out.',
  'Matte gold plated': 'Rubbing makes it shine in patches. Dab, do not polish.',
  'Gold-tone plated': 'A thin layer: save it for the day, and take it off before cooking, washing and sleeping.',
  'Rose-gold-tone plated':
    'Turns first where it touches the skin. Wipe off sweat, and do not wear it two days in a row.',
  'Rhodium plated': 'Hard and bright. A soft cloth is enough; chlorine of swimming pools dulls it.',
  'Silver-tone plated': 'Keep it in a closed bag with a piece of chalk or silica gel, because air darkens it.',
  'Two-tone plated': 'Two platings meet at a line: wipe along it, not across.',
  Oxidised: 'Dark on purpose. Silver polish would strip it; a dry brush for the grooves is all it needs.',
  'Black-tone plated': 'Scratches show, so keep it in a pouch of its own.',
  Unplated: 'Brass and copper may be brightened with a polishing cloth. Steel and glass may be washed and dried.',
};

/** Care advice for each stone and bead. */
export const STONE_ADVICE: Record<Stone, string> = {
  'AD (American diamond)':
    'Breathe on it and wipe with a lint-free cloth. Check the claws now and then; a loose stone is saved early.',
  'Kundan-look glass': 'Set in foil, which water spoils. Never wet it.',
  'Polki-look glass': 'Foil behind the glass: keep it dry, and lay it flat.',
  Kemp: 'Glued and framed. Keep it away from heat and perfume, which loosen the glue.',
  'Pearl bead':
    'Perfume and hairspray dull the coat. Put it on last, and lay strings flat so that they do not stretch.',
  'Coloured stone': 'Strong sun fades some colours. Keep it in the dark of its box.',
  'Glass crystal': 'Does not mind a damp cloth; the plating around it does.',
  'Meenakari enamel': 'Chips when it falls. Put it down on cloth, not on stone.',
  'Black bead': 'Wipe the string dry after sweat, and have it restrung when it frays.',
  'Glass bead': 'Beads rub each other: store strings apart.',
  'No stone': 'Only the plating or metal asks for care.',
};
