export { productIsShown, productIsVisibleTo } from './visibility.ts';
