/** Sent with every answer: HTTPS only for two years, no content sniffing, no referrer to other sites. */
export const EVERYWHERE: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // A sign-in window that Google opens must reach its opener.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': permissions('camera=()'),
  'X-Frame-Options': 'DENY',
};

/** Returns the device features of a page: none, except the camera if named. */
function permissions(camera: string): string {
  return `${camera}, microphone=(), geolocation=(), payment=(), usb=()`;
}

/**
 * The content security policy of pages, without scripts and styles. Each page names those by hash, and a second list here
 * would only narrow that one.
 */
export const PAGE_POLICY = [
  "img-src 'self' data: blob:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sent with every page of the storefront: its policy, and the address of its speculation rules. */
export const PAGE_HEADERS: Record<string, string> = {
  'Content-Security-Policy': PAGE_POLICY,
  'Speculation-Rules': '"/next-page.json"',
};

/** The policy of the console: its own scripts only. Its component library writes styles at run time. */
const CONSOLE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  // A video is played before upload, to take its poster.
  "media-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Sent with the console: its policy, and the camera for barcodes. */
export const CONSOLE_HEADERS: Record<string, string> = {
  'Content-Security-Policy': CONSOLE_POLICY,
  'Permissions-Policy': permissions('camera=(self)'),
};

/** The policy of answers of calls: nothing in them may run or be framed. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Sent with answers for programs: search engines do not index them. */
export const DATA_HEADERS: Record<string, string> = {
  'Content-Security-Policy': DATA_POLICY,
  'X-Robots-Tag': 'noindex',
};
