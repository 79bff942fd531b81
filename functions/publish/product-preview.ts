import type { Staff } from '#contract/calls/actor.ts';
import type { DrawnProduct, PreviewProduct } from '#contract/calls/product-preview.ts';
import type { ReviewSummary } from '#contract/calls/reviews.ts';
import { pathIn } from '#contract/languages.ts';
import type { ProductPage } from '#contract/pages/product.ts';
import { productCardPath, productPath } from '#contract/pages/paths.ts';
import { SUB_RATINGS } from '#contract/shop/review-words.ts';
import { previewProduct } from '../domain/catalogue/products/index.ts';
import type { Shop } from '../domain/shop.ts';
import { pageIn } from './kind-in-language.ts';
import { readSite } from './site.ts';

/** A preview shows the form's values, without reviews. */
const NO_REVIEWS: ReviewSummary = {
  spread: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  averages: Object.fromEntries(Object.keys(SUB_RATINGS).map((trait) => [trait, null])) as ReviewSummary['averages'],
  sizes: [],
  photos: [],
};

/** Renders a product's page and card from the values of its form, by the same renderer as for shoppers. */
export async function drawPreview(shop: Shop, staff: Staff, draft: PreviewProduct): Promise<DrawnProduct> {
  const product = await previewProduct(shop, staff, draft);
  const { frame } = await readSite(shop);
  const others = { bundles: [], moreLikeThis: [], completeTheLook: [], moreFromSeller: [] };
  const said = { reviews: [], summary: NO_REVIEWS, questions: [] };
  const { language } = draft;
  const whole: ProductPage = { kind: 'product', frame, product, ...said, ...others, withdrawn: false };
  const [page, card] = await Promise.all([
    shop.drawPage(pathIn(language, productPath(product.seoUrl)), pageIn(language, whole)),
    shop.drawPage(productCardPath, pageIn(language, { kind: 'productCard', frame, product })),
  ]);
  return { page, card };
}
