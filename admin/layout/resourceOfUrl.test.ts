import { describe, expect, test } from 'vitest';
import { urlAtEntrance } from '../providers/urlAtEntrance.ts';
import { resourceOfUrl } from './resourceOfUrl.ts';

const RESOURCES = ['orders', 'products', 'skus', 'inventory', 'shipping'];
const resource = (address: string, resources = RESOURCES) => {
  const { pathname, search } = new URL(address, 'https://ratnahaat.example');
  return resourceOfUrl({ pathname, search }, resources);
};

describe('an address of the console names a resource', () => {
  test.each([
    ['/?tab=orders', 'orders'],
    ['/?tab=sku', 'skus'],
    ['/?tab=products&from=mail', 'products'],
    ['/?tab=inventory', 'inventory'],
    ['/?tab=shipping', 'shipping'],
    ['/dashboard?tab=inventory', 'inventory'],
    ['/dashboard?tab=sku', 'skus'],
    ['/sku-manager', 'skus'],
    ['/product-manager', 'products'],
    ['/sku-manager/', 'skus'],
    ['/product-manager?tab=sku', 'skus'],
  ])('%s', (address, expected) => {
    expect(resource(address)).toBe(expected);
  });

  test.each(['/', '/?tab=', '/?tab=overview', '/?tab=nothing', '/category-manager', '/?tab=constructor', '/__proto__'])(
    'or none: %s',
    (address) => {
      expect(resource(address)).toBeUndefined();
    },
  );

  test('as soon as there is such a resource', () => {
    expect(resource('/category-manager', ['orders', 'categories'])).toBe('categories');
    expect(resource('/?tab=coupon', ['orders', 'coupons'])).toBe('coupons');
  });
});

describe('a manager outside the entrances leads to that of the role in this browser', () => {
  const lead = (address: string, role: string | null) => {
    const { pathname, search } = new URL(address, 'https://ratnahaat.example');
    return urlAtEntrance({ pathname, search }, role);
  };

  test.each([
    ['/sku-manager', 'ROLE_SELLER', '/seller/sku-manager'],
    ['/sku-manager', 'ROLE_ADMIN', '/admin/sku-manager'],
    ['/product-manager?q=ring', 'ROLE_ADMIN', '/admin/product-manager?q=ring'],
    ['/category-manager', 'ROLE_CUSTOMER', '/seller/category-manager'],
    ['/category-manager', null, '/seller/category-manager'],
    ['/seller/sku-manager', 'ROLE_ADMIN', undefined],
    ['/admin', null, undefined],
  ])('%s of %s', (address, role, expected) => {
    expect(lead(address, role)).toBe(expected);
  });
});
