import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { IMAGE_WIDTHS, imageUrl } from '#contract/image-url.ts';
import { openDataFolder } from '../../../functions/node/data-folder.ts';
import { startSecondShop } from '../../support/second-shop.ts';
import { openShop } from '../../support/shop.ts';

const shop = openShop();
const { runtime } = inject('running');

test('a film has no sizes', async () => {
  const { key } = shop.row("SELECT key FROM media WHERE media_type = 'VIDEO' LIMIT 1");
  expect(await shop.visitor().get(`/media/${String(key)}/320.avif`)).toRefuse(404, 'NOT_FOUND');
});

test.runIf(runtime === 'node')(
  'whoever asks for far more new pictures than can be drawn is told when to come again, and all others are served',
  async () => {
    const second = await startSecondShop(runtime);
    try {
      const { mediaPath } = openDataFolder(dirname(second.databasePath));
      const names = Array.from({ length: 20 }, (_, index) => `${String(index).padStart(32, '0')}.png`);
      const picture = await sharp({ create: { width: 800, height: 800, channels: 3, background: '#a33' } })
        .png()
        .toBuffer();
      for (const name of names) writeFileSync(join(mediaPath, name), picture);
      const asked = names.flatMap((name) =>
        IMAGE_WIDTHS.filter((width) => width <= 800).map((width) => second.origin + imageUrl(name, width, 'avif')),
      );
      const drawing = Promise.all(asked.map((url) => fetch(url)));
      const search = await fetch(`${second.origin}/products/search?q=jhumka`);
      expect(search.status).toBe(200);
      const answers = await drawing;
      const refused = answers.filter(({ status }) => status !== 200);
      expect(refused.length).toBeGreaterThan(0);
      expect(answers.length - refused.length).toBeGreaterThan(40);
      for (const answer of refused) {
        expect(answer.status).toBe(503);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(await answer.json()).toMatchObject({ code: 'PICTURES_BUSY' });
      }
    } finally {
      await second.stop();
    }
  },
);
