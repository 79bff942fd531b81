/**
 * Renders the images that show the shop as a whole, from its mark: the icons of the installed site, and the picture for
 * links to pages without one of their own. Run it again after a change of the mark or the colours: `npm run icons`.
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawShareImage } from '../functions/node/draw-share-image.ts';

const WINE = '#6e1230';
const PAPER = '#fbf7f0';

/**
 * Returns the mark on wine red. `share` is the part of the width that the mark takes. Maskable icons lose up to a fifth
 * on each side.
 */
const icon = (share: number, corner: number) => {
  const scale = (512 * share) / 32;
  const at = (512 - 512 * share) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><rect width="512" height="512" rx="${corner}" fill="${WINE}"/><g transform="translate(${at} ${at}) scale(${scale})" fill="none" stroke="${PAPER}" stroke-width="1.9" stroke-linejoin="round" stroke-linecap="round"><path d="M5 29V15.2C5 8.4 10.4 5.6 16 2.5c5.6 3.1 11 5.9 11 12.7V29"/><path d="M11.4 14.2h9.2l2.9 4L16 26.6l-7.5-8.4Z"/><path d="M8.5 18.2h15M13.4 18.2 16 26.6l2.6-8.4L16 14.2Z"/></g></svg>`;
};

const ICONS: Record<string, { width: number; share: number; corner: number }> = {
  'icon-192.png': { width: 192, share: 0.68, corner: 84 },
  'icon-512.png': { width: 512, share: 0.68, corner: 84 },
  'icon-maskable-512.png': { width: 512, share: 0.52, corner: 0 },
};

for (const [name, { width, share, corner }] of Object.entries(ICONS)) {
  const rendered = await sharp(Buffer.from(icon(share, corner)))
    .resize(width)
    .png({ palette: true })
    .toBuffer();
  writeFileSync(`public/${name}`, rendered);
}
const words = {
  name: 'Artificial and imitation jewellery for every day that matters',
  line: '',
  // The picture of every shop: its file is the same in all of them.
  shopName: '',
};
writeFileSync('public/share.jpg', await drawShareImage({ ...words, pricePaise: null, pictureKey: null, focus: null }));
