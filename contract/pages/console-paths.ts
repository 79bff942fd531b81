/** Managers that also have an address outside the two consoles. It redirects to the console of the signed-in person. */
export const MANAGER_PATHS = ['/category-manager', '/product-manager', '/sku-manager'] as const;
