export { changeArrangedPage } from './change-page.ts';
export { createArrangedPage, readPageAt } from './create-page.ts';
export { readLinkChoices } from './link-choices.ts';
export {
  allHtmlOf,
  checkReferences,
  cleanSections,
  pictureKeysOf,
  referenceReads,
  targetFault,
} from './page-content.ts';
export { isSectionShown } from './page-times.ts';
export {
  choosablePages,
  findArrangedPage,
  formerPageAddresses,
  homeSections,
  pageAddresses,
  shownPages,
} from './reads.ts';
export type { ShownArrangedPage, ShownPageRow } from './reads.ts';
export { readRemovedPage, removeArrangedPage } from './remove-page.ts';
export { managedPages } from './rows.ts';
export { turnPages } from './turn-pages.ts';
export { readPageVersions } from './versions.ts';
