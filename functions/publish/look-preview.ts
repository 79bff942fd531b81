import type * as z from 'zod/mini';
import type { PreviewLook } from '#contract/calls/look-settings.ts';
import { refuse } from '#contract/calls/refusals.ts';
import { markUrl } from '#contract/pages/look-files.ts';
import type { Page } from '#contract/pages/page.ts';
import { productPath, SHOP_PATH } from '#contract/pages/paths.ts';
import { checkedLook } from '../domain/files/look/index.ts';
import type { Shop } from '../domain/shop.ts';
import type { Moment } from './page-kind.ts';
import { pageAt } from './page-at.ts';
import { readSiteWithList } from './site.ts';

/**
 * Renders a page of the shop in a look that is not saved, by the same renderer as for shoppers.
 * @throws FIELDS_INVALID, FILE_UNKNOWN as the change itself
 */
export async function drawLookPreview(
  shop: Shop,
  { page: asked, ...values }: z.output<typeof PreviewLook>,
): Promise<{ html: string }> {
  const look = await checkedLook(shop, values);
  const { site, facts } = await readSiteWithList(shop);
  const frame = { ...site.frame, policy: { ...site.frame.policy, look } };
  const moment = { site: { ...site, frame }, facts };
  const path = asked === 'home' ? '/' : asked === 'list' ? SHOP_PATH : await firstProduct(shop, moment);
  const page = path && (await pageAt(shop, moment, path));
  if (!page) refuse('NOT_FOUND');
  const html = await shop.drawPage(path, page);
  if (look.mark.kind !== 'DRAWING') return { html };
  // The address of a drawing has no file until it is saved.
  return { html: html.replaceAll(markUrl(look), inlineSvg(look.mark.svg)) };
}

/** Returns a drawing as a data URL. It is escaped for `url()` without quotes. */
function inlineSvg(svg: string): string {
  const escaped = encodeURIComponent(svg).replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `data:image/svg+xml,${escaped}`;
}

/** Returns the address of the first product of the shop; undefined if it sells nothing yet. */
async function firstProduct(shop: Shop, moment: Moment): Promise<string | undefined> {
  const list: Page | undefined = await pageAt(shop, moment, SHOP_PATH);
  const first = list?.kind === 'shop' ? list.products[0] : undefined;
  return first && productPath(first.seoUrl);
}
