export { mergeBag, mergedBefore } from './merge-bag.ts';
export { previewBag } from './preview-bag.ts';
