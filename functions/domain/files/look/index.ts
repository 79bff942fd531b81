export { changeLook, checkedLook } from './change-look.ts';
