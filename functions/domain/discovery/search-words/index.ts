export { changeSearchWord } from './change-search-word.ts';
export { createSearchWord, readSearchWordOf } from './create-search-word.ts';
export { managedSearchWords } from './manage-search-words.ts';
export { readRemovedSearchWord, removeSearchWord } from './remove-search-word.ts';
export { festivalFault } from './targets.ts';
export { searchesInVain } from './searches-in-vain.ts';
