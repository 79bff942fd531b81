export { productIsReady, productIsShown, productIsVisibleTo } from './visibility.ts';
