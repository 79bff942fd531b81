export { forgetFilter, keepFilter, readSavedFilters } from './saved-filters.ts';
