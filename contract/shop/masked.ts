/**
 * Masks an address of the form name@host for display: its owner can still recognize it.
 * @example maskedAddress('asha@example.in') // 'as••••@example.in'
 */
export function maskedAddress(address: string): string {
  const [name = '', host = ''] = address.split('@');
  return `${name.slice(0, 2)}••••@${host}`;
}
