/*
 * What a column of another shop's file says about goods. The names of columns are those of the public templates:
 * Shopify https://help.shopify.com/en/manual/products/import-export/using-csv,
 * WooCommerce https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Import-Schema,
 * Meesho's catalogue sheets and Amazon's flat files as their seller consoles hand them out.
 */

/** The kinds of files that are recognised. Any other table is mapped by the words of its columns. */
export const FORMATS = ['shopify', 'woocommerce', 'meesho', 'amazon', 'other'] as const;
export type Format = (typeof FORMATS)[number];

/** What a column can say, with its label. */
export const COLUMN_FACTS = {
  group: 'Product key: rows with the same one are one product',
  address: 'Address of the page',
  rowId: 'Id of the row',
  parent: 'Code or id of the parent row',
  rowKind: 'Kind of row',
  skuCode: 'SKU code',
  title: 'Title',
  description: 'Description',
  category: 'Category or type',
  tags: 'Tags',
  brand: 'Brand',
  visible: 'Whether shoppers see it',
  colour: 'Colour',
  size: 'Size',
  option1Name: 'Name of option 1',
  option1Value: 'Value of option 1',
  option2Name: 'Name of option 2',
  option2Value: 'Value of option 2',
  option3Name: 'Name of option 3',
  option3Value: 'Value of option 3',
  mrp: 'MRP',
  price: 'Selling price',
  stock: 'Pieces in stock',
  weight: 'Weight',
  weightUnit: 'Unit of the weight',
  hsn: 'HSN code',
  country: 'Country of origin',
  plating: 'Plating',
  baseMetal: 'Base metal',
  stone: 'Stones',
  style: 'Style',
  occasion: 'Occasions',
  closure: 'Closure',
  setContents: 'Set contents',
  dimensions: 'Dimensions',
  warranty: 'Warranty',
  care: 'Care',
  picture: 'Picture',
} as const;
export type ColumnFact = keyof typeof COLUMN_FACTS;
export const COLUMN_FACT_NAMES = Object.keys(COLUMN_FACTS) as ColumnFact[];

/** The facts of each column, in the order of the columns; null for a column that is not used. */
export type Mapping = readonly (ColumnFact | null)[];

/** Facts that several columns may have. Of the others the first column with a value counts. */
export const REPEATABLE: readonly ColumnFact[] = ['category', 'tags', 'description', 'picture'];

/**
 * Returns the name of a column without case, signs, and the marks of Amazon's newer files.
 * @example plainHeader('item_name[language_tag=en_IN]#1.value') // 'item name'
 */
export function plainHeader(name: string): string {
  return name
    .toLowerCase()
    .replace(/\[[^\]]*\]|#\d+(?:\.value)?/g, '')
    .replace(/[^\p{L}\p{M}\p{N}%]+/gu, ' ')
    .trim();
}

type Names = Readonly<Record<string, ColumnFact>>;

/** The columns of each format, by their plain names. */
const KNOWN: Record<Exclude<Format, 'other'>, Names> = {
  shopify: {
    handle: 'address',
    'url handle': 'address',
    title: 'title',
    'body html': 'description',
    description: 'description',
    vendor: 'brand',
    'product category': 'category',
    type: 'category',
    tags: 'tags',
    published: 'visible',
    'published on online store': 'visible',
    'variant sku': 'skuCode',
    sku: 'skuCode',
    'variant grams': 'weight',
    'weight value grams': 'weight',
    'variant inventory qty': 'stock',
    'inventory quantity': 'stock',
    'variant price': 'price',
    price: 'price',
    'variant compare at price': 'mrp',
    'compare at price': 'mrp',
    'image src': 'picture',
    'product image url': 'picture',
    'variant image': 'picture',
    'variant image url': 'picture',
    ...optionsNamed((number) => [`option${number} name`, `option${number} value`]),
  },
  woocommerce: {
    id: 'rowId',
    type: 'rowKind',
    sku: 'skuCode',
    name: 'title',
    published: 'visible',
    description: 'description',
    'regular price': 'mrp',
    'sale price': 'price',
    stock: 'stock',
    'weight kg': 'weight',
    'weight g': 'weight',
    categories: 'category',
    tags: 'tags',
    brands: 'brand',
    images: 'picture',
    parent: 'parent',
    ...optionsNamed((number) => [`attribute ${number} name`, `attribute ${number} value s`]),
  },
  meesho: {
    'product name': 'title',
    variation: 'size',
    'meesho price': 'price',
    mrp: 'mrp',
    'hsn id': 'hsn',
    'net weight gms': 'weight',
    inventory: 'stock',
    'country of origin': 'country',
    'product id style id': 'group',
    'sku id': 'skuCode',
    color: 'colour',
    colour: 'colour',
    'base metal': 'baseMetal',
    plating: 'plating',
    'stone type': 'stone',
    occasion: 'occasion',
    type: 'category',
    brand: 'brand',
    description: 'description',
    'product description': 'description',
    'net quantity n': 'setContents',
    'image 1 front': 'picture',
    'image 2': 'picture',
    'image 3': 'picture',
    'image 4': 'picture',
  },
  amazon: {
    'item sku': 'skuCode',
    'contribution sku': 'skuCode',
    'item name': 'title',
    'brand name': 'brand',
    brand: 'brand',
    'feed product type': 'category',
    'product type': 'category',
    'item type name': 'category',
    'generic keywords': 'tags',
    'generic keyword': 'tags',
    'product description': 'description',
    'bullet point1': 'description',
    'bullet point2': 'description',
    'bullet point3': 'description',
    'bullet point4': 'description',
    'bullet point5': 'description',
    'bullet point': 'description',
    'parent sku': 'parent',
    'child parent sku relationship parent sku': 'parent',
    'parent child': 'rowKind',
    'parentage level': 'rowKind',
    'standard price': 'price',
    'purchasable offer our price schedule value with tax': 'price',
    'maximum retail price': 'mrp',
    quantity: 'stock',
    'fulfillment availability quantity': 'stock',
    'color name': 'colour',
    color: 'colour',
    'size name': 'size',
    size: 'size',
    'item weight': 'weight',
    'item weight value': 'weight',
    'item weight unit of measure': 'weightUnit',
    'item weight unit': 'weightUnit',
    'hsn code': 'hsn',
    'external product information': 'hsn',
    'country of origin': 'country',
    'metal type': 'baseMetal',
    'plating type': 'plating',
    'gem type': 'stone',
    'occasion type': 'occasion',
    'clasp type': 'closure',
    'included components': 'setContents',
    'main image url': 'picture',
    'main product image locator': 'picture',
    'other image url1': 'picture',
    'other image url2': 'picture',
    'other image url3': 'picture',
    'other image url4': 'picture',
  },
};

function optionsNamed(namesOf: (number: 1 | 2 | 3) => readonly [name: string, value: string]): Names {
  const entries = ([1, 2, 3] as const).flatMap((number) => {
    const [name, value] = namesOf(number);
    return [
      [name, `option${number}Name`],
      [value, `option${number}Value`],
    ] as const;
  });
  return Object.fromEntries(entries);
}

/** Columns that only files of one format have. One of them decides between formats with as many known columns. */
const TELLING: Record<Exclude<Format, 'other'>, RegExp> = {
  shopify: /^(?:handle|url handle|variant sku|variant price|option1 name)$/,
  woocommerce: /^(?:regular price|attribute 1 name|is featured|in stock|visibility in catalog)$/,
  meesho: /^(?:meesho price|wrong defective returns price|product id style id|hsn id)$/,
  amazon: /^(?:item sku|contribution sku|feed product type|parentage level|update delete|parent child)$/,
};

/** The words of columns in other tables. The first match counts. */
const WORDS: readonly (readonly [words: RegExp, fact: ColumnFact])[] = [
  [/\bhsn\b/, 'hsn'],
  [/\b(?:style|design|group|product|article|model) (?:id|code|no|number|key)\b|^(?:style|design|handle)$/, 'group'],
  [/\b(?:sku|item code|barcode)\b|^code$/, 'skuCode'],
  [/\b(?:url|address|slug|permalink)\b(?!.*(?:image|picture|photo))/, 'address'],
  [/\b(?:image|picture|photo|img)\b/, 'picture'],
  [/\bmrp\b|\b(?:retail|compare at|regular|list) price\b|एमआरपी/, 'mrp'],
  [/\bprice\b|\brate\b|\bselling\b|दाम|कीमत|मूल्य/, 'price'],
  [/\bcolou?rs?\b|रंग/, 'colour'],
  [/\bsizes?\b|साइज़?|आकार/, 'size'],
  [/\b(?:weight|wt|grams|gms)\b|वज़?न/, 'weight'],
  [/\b(?:stock|qty|quantity|inventory|pieces|pcs)\b|स्टॉक/, 'stock'],
  [/\b(?:plating|polish|finish)\b/, 'plating'],
  [/\b(?:base metal|metal|material)\b/, 'baseMetal'],
  [/\b(?:stones?|gem)\b/, 'stone'],
  [/\boccasions?\b/, 'occasion'],
  [/\b(?:closure|clasp)\b/, 'closure'],
  [/\b(?:set contents?|contents?|in the box|included)\b/, 'setContents'],
  [/\b(?:dimensions?|length|height|width)\b/, 'dimensions'],
  [/\bwarranty\b/, 'warranty'],
  [/\bcare\b/, 'care'],
  [/\b(?:country|origin)\b/, 'country'],
  [/\b(?:brand|vendor)\b/, 'brand'],
  [/\b(?:category|categories|type|department)\b|श्रेणी/, 'category'],
  [/\b(?:tags?|keywords?)\b/, 'tags'],
  [/\bdescription|\bdetails\b|विवरण/, 'description'],
  [/\b(?:title|name|product|item)\b|नाम/, 'title'],
  [/\bpublished|\bvisible\b|\bstatus\b/, 'visible'],
];

/** Returns what a column of any table says, by the words of its name; null if they say nothing known. */
export function factOfWords(name: string): ColumnFact | null {
  const plain = plainHeader(name);
  return WORDS.find(([words]) => words.test(plain))?.[1] ?? null;
}

/** Columns that shops add: `Closure (product.metafields.custom.closure)` of Shopify, `Meta: hsn` of WooCommerce. */
const OWN_COLUMN = /\bmetafields\b|^meta:/i;

/** Returns what a column of a format says; null for an unknown one. */
function factOfColumn(format: Format, name: string): ColumnFact | null {
  if (format === 'other') return factOfWords(name);
  const known = KNOWN[format][plainHeader(name)];
  if (known) return known;
  return OWN_COLUMN.test(name) || /\bhsn\b/i.test(name) ? factOfWords(name.replace(/\(.*\)|^meta:/gi, '')) : null;
}

/** Suggests what each column says. A fact that only one column can have is given to the first. */
export function suggestMapping(format: Format, columns: readonly string[]): Mapping {
  const given = new Set<ColumnFact>();
  return columns.map((name) => {
    const fact = factOfColumn(format, name);
    if (fact === null || (given.has(fact) && !REPEATABLE.includes(fact) && format === 'other')) return null;
    given.add(fact);
    return fact;
  });
}

/** A table as it was recognised. */
export interface Recognised {
  format: Format;
  /** The index of the row with the names of the columns. */
  head: number;
  columns: string[];
}

/** Titles, notes and Amazon's rows of groups may be above the names of the columns. */
const MOST_ROWS_ABOVE = 20;
/** A file of a known format has at least this many of its columns. */
const FEWEST_KNOWN = 4;

/** Returns the number of columns in a row that a format knows. */
function knownIn(format: Format, cells: readonly string[]): number {
  const facts = cells.map((cell) => (cell === '' || cell.length > 120 ? null : factOfColumn(format, cell)));
  return format === 'other' ? new Set(facts.filter(Boolean)).size : facts.filter(Boolean).length;
}

/** Returns how well the first rows of a table are understood, to find the right sheet of a workbook. */
export function knownColumns(rows: readonly (readonly string[])[]): number {
  return Math.max(0, ...rows.slice(0, MOST_ROWS_ABOVE).flatMap((cells) => FORMATS.map((one) => knownIn(one, cells))));
}

/** Recognises the format of a table, and the row that has the names of its columns. */
export function recogniseTable(rows: readonly (readonly string[])[]): Recognised {
  let best: { format: Format; head: number; score: number } | undefined;
  for (const [head, cells] of rows.slice(0, MOST_ROWS_ABOVE).entries())
    for (const format of FORMATS) {
      if (format === 'other') continue;
      const isTelling = cells.some((cell) => TELLING[format].test(plainHeader(cell)));
      const known = knownIn(format, cells);
      const score = isTelling && known >= FEWEST_KNOWN ? known : 0;
      // Amazon's row of names is below one of labels, which are the same words.
      if (score > 0 && score >= (best?.score ?? 0)) best = { format, head, score };
    }
  best ??= otherTable(rows);
  return { format: best.format, head: best.head, columns: (rows[best.head] ?? []).map((cell) => cell.trim()) };
}

function otherTable(rows: readonly (readonly string[])[]): { format: Format; head: number; score: number } {
  let best = { format: 'other' as const, head: Math.max(0, rows.findIndex(hasSeveral)), score: 1 };
  for (const [head, cells] of rows.slice(0, MOST_ROWS_ABOVE).entries()) {
    const score = knownIn('other', cells);
    if (score > best.score) best = { format: 'other', head, score };
  }
  return best;
}

const hasSeveral = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length > 1;
