/**
 * A name at a host, as it is shown to whom it need not be told: enough for its owner to know it again.
 * @example maskedAddress('asha@example.in') // 'as••••@example.in'
 */
export function maskedAddress(address: string): string {
  const [name = '', host = ''] = address.split('@');
  return `${name.slice(0, 2)}••••@${host}`;
}
