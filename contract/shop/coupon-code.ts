/** Codes are typed on phones and told by mouth: case and spaces do not matter. */
const CODE = /^[A-Za-z0-9_-]{3,20}$/;

/** A typed code as coupons keep it; undefined where no coupon can have it, whatever it looks like. */
export function readCouponCode(typed: string): string | undefined {
  const code = typed.replace(/\s/gu, '');
  // Before letters become capitals: some signs of other scripts would become ASCII then.
  return CODE.test(code) ? code.toUpperCase() : undefined;
}
