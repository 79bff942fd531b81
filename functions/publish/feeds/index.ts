export { feedGoods } from './goods.ts';
export { googleMerchantFeed } from './google-merchant.ts';
export { metaCatalogue } from './meta-catalogue.ts';
export { robotsText } from './robots.ts';
export { sitemapEntries, sitemapFile, sitemapFileCount, sitemapIndex } from './sitemap.ts';
