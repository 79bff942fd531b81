export { changeMenus, MENUS, readMenus } from './menu-settings.ts';
