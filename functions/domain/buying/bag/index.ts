export { mergeBag, mergedBefore } from './merge-bag.ts';
export { previewBag, previewItems } from './preview-bag.ts';
