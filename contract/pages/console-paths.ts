/**
 * Managers that have an address outside the two entrances of the console as well; it leads to the entrance of whoever is signed
 * in.
 */
export const MANAGER_PATHS = ['/category-manager', '/product-manager', '/sku-manager'] as const;
