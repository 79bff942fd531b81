/**
 * Sizes in the notation of the trade. They are text with a typed value: bangle 2.10 is two inches and ten sixteenths,
 * larger than 2.8, and must never become the number 2.1.
 */
export const SIZE_SYSTEMS = ['bangle', 'ring', 'inches', 'free'] as const;
export type SizeSystem = (typeof SIZE_SYSTEMS)[number];

export interface Size {
  text: string;
  system: SizeSystem;
  /**
   * The sort key within a system: sixteenths of an inch (bangle), ring number, hundredths of an inch (length), 0
   * (free).
   */
  order: number;
  /** Inner diameter of a bangle or ring, length of a chain, in tenths of a millimetre. Absent for free size. */
  tenthsOfMm?: number;
}

const FREE = /^(free|free size|adjustable|openable|standard|one size)$/i;

/**
 * Parses one size of a system; undefined if the text is not one.
 * @example readSize('bangle', '2.10') // { text: '2.10', system: 'bangle', order: 42, tenthsOfMm: 667 }
 */
export function readSize(system: SizeSystem, text: string): Size | undefined {
  const trimmed = text.trim();
  if (FREE.test(trimmed)) return { text: trimmed, system: 'free', order: 0 };
  switch (system) {
    case 'bangle':
      return readBangle(trimmed);
    case 'ring':
      return readRing(trimmed);
    case 'inches':
      return readInches(trimmed);
    case 'free':
      return undefined;
  }
}

/** Parses inches and sixteenths of inner diameter: 1.8 (children) to 3.0. */
function readBangle(text: string): Size | undefined {
  const parts = /^([123])\.(\d{1,2})$/.exec(text);
  if (!parts) return undefined;
  const sixteenths = Number(parts[1]) * 16 + Number(parts[2]);
  if (Number(parts[2]) > 15 || sixteenths < 24 || sixteenths > 48) return undefined;
  return { text, system: 'bangle', order: sixteenths, tenthsOfMm: Math.round((sixteenths / 16) * 254) };
}

/** Parses Indian ring sizes 1 to 30: the inner circumference is the size plus 40 mm. */
function readRing(text: string): Size | undefined {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > 30) return undefined;
  return { text, system: 'ring', order: number, tenthsOfMm: Math.round(((number + 40) / Math.PI) * 10) };
}

/** Parses lengths in inches, "18", "18 in" or "9.5 in". */
function readInches(text: string): Size | undefined {
  const parts = /^(\d{1,2}(?:\.\d{1,2})?)\s*(in|inch|inches|")?$/i.exec(text);
  const inches = Number(parts?.[1] ?? 0);
  if (inches < 4 || inches > 60) return undefined;
  return {
    text: `${inches} in`,
    system: 'inches',
    order: Math.round(inches * 100),
    tenthsOfMm: Math.round(inches * 254),
  };
}

/** Splits a SKU's size field, which may list several sizes of an adjustable piece separated by commas. */
export function splitSizes(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Returns a text of sizes without duplicates. */
export function eachSizeOnce(text: string): string {
  const sizes = splitSizes(text);
  const once = [...new Set(sizes)];
  return once.length === sizes.length ? text : once.join(', ');
}

/** Describes a size with millimetres, for people who do not know the system. */
export function describeSize(size: Size): string {
  if (size.tenthsOfMm === undefined) return size.text;
  const mm = (size.tenthsOfMm / 10).toFixed(size.system === 'inches' ? 0 : 1);
  return size.system === 'inches' ? `${size.text} (${mm} mm)` : `${size.text} (${mm} mm across)`;
}

/**
 * Returns the value of a size in filters. It contains the system, because 18 is a ring and a length. All free sizes
 * have one value.
 */
export function sizeValue({ system, text }: Pick<Size, 'system' | 'text'>): string {
  return system === 'free' ? 'free' : `${system}-${text}`;
}

/** Parses a value of `sizeValue`; undefined if it is not a size. */
export function readSizeValue(value: string): Size | undefined {
  if (value === 'free') return { text: 'Free size', system: 'free', order: 0 };
  const [, name, text] = /^([a-z]+)-(.+)$/.exec(value) ?? [];
  const system = SIZE_SYSTEMS.find((known) => known === name);
  const size = system && text ? readSize(system, text) : undefined;
  return size && sizeValue(size) === value ? size : undefined;
}
