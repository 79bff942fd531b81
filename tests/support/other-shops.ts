import { csvRow } from '#contract/shop/csv.ts';

/*
 * Files of other shops, after the public column lists of each. They have the cells that such files have: rupee signs,
 * lakhs, HTML, emoji, blank MRPs, free sizes, centimetres and Hindi words.
 */

type Row = Readonly<Record<string, string | number>>;

/** Returns a table with columns in the order of their first use. */
function tableOf(columns: readonly string[], rows: readonly Row[]): string[][] {
  return [[...columns], ...rows.map((row) => columns.map((name) => String(row[name] ?? '')))];
}

export const csvOf = (table: readonly (readonly string[])[]) => table.map((row) => csvRow(row)).join('');

const BANGLE_SIZES = ['2.4', '2.6', '2.8', '2.10'];
const TITLES = [
  '✨ Kundan Jhumka Earrings ✨ for Wedding',
  'Antique Gold Plated Temple Necklace Set',
  'झुमका Pearl Jhumki',
  'Oxidised Silver Payal Anklet',
  'AD Ring Rose Gold',
  '22kt Gold Kemp Choker Necklace',
];

const SHOPIFY = [
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name',
  'Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty',
  'Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping',
  'Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description',
  'Variant Image,Variant Weight Unit,Variant Tax Code,Cost per item,HSN (product.metafields.custom.hsn),Status',
]
  .join(',')
  .split(',');

/**
 * Returns a Shopify export of so many rows: bangles of four sizes with an extra row for a picture, and goods without
 * variants.
 * @param mark a word that makes addresses and codes unique
 */
export function shopifyTable(count: number, mark: string): string[][] {
  const rows: Row[] = [];
  for (let number = 1; rows.length < count; number += 1) {
    const handle = `${mark}-${number}`;
    const [price, mrp] = [`${499 + (number % 50)}.00`, number % 3 === 0 ? '' : '₹1,299.00'];
    if (number % 4 === 0) {
      for (const [at, size] of BANGLE_SIZES.entries())
        rows.push({
          Handle: handle,
          'Option1 Value': size,
          'Variant SKU': `${mark}-${number}-${size}`,
          'Variant Grams': 45,
          'Variant Inventory Qty': at + 3,
          'Variant Price': price,
          'Variant Compare At Price': mrp,
          'Image Src': `https://cdn.example/${handle}-${at}.jpg`,
          ...(at === 0 && {
            Title: `Matte Gold Plated Bangles Set of 4 no ${number}`,
            'Body (HTML)': '<p>Light <b>bangles</b></p><script>x()</script>',
            Vendor: 'Asha Jewels',
            Type: 'Bangles',
            Tags: 'daily, traditional',
            Published: 'TRUE',
            'Option1 Name': 'Size',
            Status: 'active',
            'HSN (product.metafields.custom.hsn)': '7117.19.90',
          }),
        });
      rows.push({ Handle: handle, 'Image Src': `https://cdn.example/${handle}-extra.jpg`, 'Image Position': 5 });
      continue;
    }
    rows.push({
      Handle: handle,
      Title: `${TITLES[number % TITLES.length]!} no ${number}`,
      'Body (HTML)': number % 5 === 0 ? '' : '<p>Kundan work &amp; pearls</p>',
      Vendor: 'Asha Jewels',
      Type: ['Earrings', 'Necklace Sets', 'Jhumkas', 'Anklets', 'Rings', 'Chokers'][number % 6]!,
      Tags: 'wedding, party',
      Published: number % 7 === 0 ? 'FALSE' : 'TRUE',
      'Option1 Name': 'Title',
      'Option1 Value': 'Default Title',
      'Variant SKU': `${mark}-${number}`,
      'Variant Grams': number % 6 === 0 ? 0 : 30,
      'Variant Inventory Qty': number % 9 === 0 ? -2 : 5,
      'Variant Price': price,
      'Variant Compare At Price': mrp,
      'Image Src': `https://cdn.example/${handle}.jpg`,
      Status: 'active',
    });
  }
  return tableOf(SHOPIFY, rows.slice(0, count));
}

const WOOCOMMERCE = [
  'ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description,In stock?,Stock',
  'Weight (kg),Regular price,Sale price,Categories,Tags,Images,Parent,Attribute 1 name,Attribute 1 value(s)',
  'Attribute 2 name,Attribute 2 value(s)',
]
  .join(',')
  .split(',');

/** Returns a WooCommerce export: a ring with variations by size, found by code or id, and simple products. */
export function woocommerceTable(count: number, mark: string): string[][] {
  const rows: Row[] = [];
  for (let number = 1; rows.length < count; number += 1) {
    const sku = `${mark}-${number}`;
    if (number % 3 !== 0) {
      rows.push({
        ID: number * 10,
        Type: 'simple',
        SKU: sku,
        Name: `${TITLES[number % TITLES.length]!} no ${number}`,
        Published: 1,
        Description: 'Meenakari work\\nLight',
        Stock: 4,
        'Weight (kg)': '0.05',
        'Regular price': '1,25,000',
        'Sale price': '999',
        Categories: 'Jewellery > Earrings > Jhumkas',
        Images: `https://shop.example/${sku}-1.jpg, https://shop.example/${sku}-2.jpg`,
      });
      continue;
    }
    rows.push({
      ID: number * 10,
      Type: 'variable',
      SKU: sku,
      Name: `AD Ring no ${number}`,
      Published: 1,
      Description: '<p>American diamond</p>',
      Categories: 'Rings',
      'Attribute 1 name': 'Size',
      'Attribute 1 value(s)': '12, 14',
      'Attribute 2 name': 'Colour',
      'Attribute 2 value(s)': 'Silver',
    });
    for (const [at, size] of ['12', '14'].entries())
      rows.push({
        ID: number * 10 + at + 1,
        Type: 'variation',
        SKU: `${sku}-${size}`,
        Name: `AD Ring no ${number} - ${size}`,
        Published: 1,
        Stock: 2,
        'Regular price': '799',
        'Sale price': at === 0 ? '599' : '',
        Parent: number % 2 === 0 ? sku : `id:${number * 10}`,
        'Attribute 1 name': 'Size',
        'Attribute 1 value(s)': size,
        'Attribute 2 name': 'Colour',
        'Attribute 2 value(s)': 'Silver',
      });
  }
  return tableOf(WOOCOMMERCE, rows.slice(0, count));
}

const MEESHO = [
  'ERROR STATUS,ERROR MESSAGE,Product Name,Variation,Meesho Price,Wrong/Defective Returns Price,MRP,GST %,HSN ID',
  'Net Weight (gms),Inventory,Country of Origin,Manufacturer Details,Packer Details,Product ID / Style ID,SKU ID,Color',
  'Base Metal,Plating,Stone Type,Occasion,Type,Net Quantity (N),Description,Brand,Image 1 (Front),Image 2',
]
  .join(',')
  .split(',');

/** Returns a Meesho sheet: two rows of notes above the columns, and bangles by style with one row for each size. */
export function meeshoTable(count: number, mark: string): string[][] {
  const rows = Array.from({ length: count }, (_, at): Row => {
    const style = Math.floor(at / 2) + 1;
    return {
      'Product Name': `Gold Plated Brass Bangles style ${style}`,
      Variation: at % 2 === 0 ? '2.4' : 'Free Size',
      'Meesho Price': 'Rs. 249/-',
      MRP: at % 5 === 0 ? '' : '999',
      'GST %': 3,
      'HSN ID': 7117,
      'Net Weight (gms)': '60 gms',
      Inventory: 10,
      'Country of Origin': 'India',
      'Product ID / Style ID': `${mark}-S${style}`,
      'SKU ID': `${mark}-${at + 1}`,
      Color: 'Golden',
      'Base Metal': 'Brass',
      Plating: 'Gold Plated',
      'Stone Type': 'No Stone',
      Occasion: 'Festive',
      Type: 'Bangle',
      Description: 'चूड़ी for festivals',
      'Image 1 (Front)': `https://images.example/${mark}-${style}.jpg`,
    };
  });
  return [['Please fill in the yellow columns'], ['Compulsory', 'Optional'], ...tableOf(MEESHO, rows)];
}

const AMAZON = [
  'feed_product_type,item_sku,brand_name,item_name,standard_price,maximum_retail_price,quantity,main_image_url',
  'parent_child,parent_sku,relationship_type,variation_theme,product_description,bullet_point1,generic_keywords',
  'color_name,size_name,metal_type,item_weight,item_weight_unit_of_measure,hsn_code,country_of_origin',
]
  .join(',')
  .split(',');

/** Returns an Amazon flat file: a row of settings, a row of labels and a row of names, then parents and children. */
export function amazonTable(count: number, mark: string): string[][] {
  const rows: Row[] = [];
  for (let number = 1; rows.length < count; number += 1) {
    const parent = `${mark}-P${number}`;
    const title = `Gold Plated Brass Payal Anklet design ${number}`;
    const common = { feed_product_type: 'fashionanklet', brand_name: 'Asha', item_name: title };
    rows.push({ ...common, item_sku: parent, parent_child: 'Parent', variation_theme: 'Size' });
    for (const size of ['9.5 inch', '25 cm'])
      rows.push({
        ...common,
        item_sku: `${parent}-${size}`,
        standard_price: '599.00',
        maximum_retail_price: '1,299',
        quantity: 8,
        main_image_url: `https://images.example/${parent}.jpg`,
        parent_child: 'Child',
        parent_sku: parent,
        bullet_point1: 'Brass with micro plating',
        color_name: 'Gold',
        size_name: size,
        metal_type: 'Brass',
        item_weight: 0.1,
        item_weight_unit_of_measure: 'KG',
        country_of_origin: 'Made in India',
      });
  }
  const labels = AMAZON.map((name) => name.replaceAll('_', ' ').replace(/^./, (sign) => sign.toUpperCase()));
  const settings = ['TemplateType=fptcustom', 'Version=2026.1101', 'The top three rows are for Amazon only'];
  return [settings, labels, ...tableOf(AMAZON, rows.slice(0, count))];
}

/** Returns a table of a seller's own, whose title is written in the first row of a product only. */
export function ownTable(count: number, mark: string): string[][] {
  const columns = ['नाम', 'Item code', 'MRP ₹', 'Selling rate', 'Bangle size', 'Qty', 'Wt (gm)', 'Rack'];
  const rows = Array.from({ length: count }, (_, at): Row => {
    return {
      नाम: at % 2 === 0 ? `Antique Kada no ${at / 2 + 1}` : '',
      'Item code': `${mark}-${at + 1}`,
      'MRP ₹': '₹ 1,500',
      'Selling rate': at % 10 === 9 ? 'ask' : '750',
      'Bangle size': at % 2 === 0 ? '2.1' : '2-6',
      Qty: '12 pcs',
      'Wt (gm)': '80',
      Rack: 'A1',
    };
  });
  return tableOf(columns, rows);
}
