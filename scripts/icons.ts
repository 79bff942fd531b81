/**
 * Renders the images that show the shop as a whole, from its mark: the icons of the installed site, and the picture for
 * links to pages without one of their own. Run it again after a change of the mark or the colours: `npm run icons`.
 */
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { iconSvg } from '../contract/pages/look-files.ts';
import { DEFAULT_SHARE_IMAGE_WORDS } from '../contract/pages/share-image.ts';
import { DEFAULT_LOOK } from '../contract/shop/look/look.ts';
import { drawShareImage } from '../functions/node/draw-share-image.ts';

const ICONS: Record<string, { width: number; isMaskable: boolean }> = {
  'icon-192.png': { width: 192, isMaskable: false },
  'icon-512.png': { width: 512, isMaskable: false },
  'icon-maskable-512.png': { width: 512, isMaskable: true },
};

for (const [name, { width, isMaskable }] of Object.entries(ICONS)) {
  const rendered = await sharp(Buffer.from(iconSvg({ look: DEFAULT_LOOK, shopName: '' }, isMaskable)!))
    .resize(width)
    .png({ palette: true })
    .toBuffer();
  writeFileSync(`public/${name}`, rendered);
}
// The picture of every shop with the default look: its file is the same in all of them.
writeFileSync('public/share.jpg', await drawShareImage({ ...DEFAULT_SHARE_IMAGE_WORDS, shopName: '' }));
