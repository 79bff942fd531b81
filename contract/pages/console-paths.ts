/**
 * Managers that have an address outside the two doors of the console as well; it leads to the door of whoever is signed
 * in.
 */
export const MANAGER_PATHS = ['/category-manager', '/product-manager', '/sku-manager'] as const;
