/** Sent with every answer: two years of HTTPS only, no guessing of types, no page's address to other sites. */
export const EVERYWHERE: Record<string, string> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // A window that Google opens for sign-in must be able to answer.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Permissions-Policy': permissions('camera=()'),
  'X-Frame-Options': 'DENY',
};

/** What a page may use of the device: nothing but what is said of its camera. */
function permissions(camera: string): string {
  return `${camera}, microphone=(), geolocation=(), payment=(), usb=()`;
}

/**
 * The policy of pages, all but scripts and styles: these are named by their hashes in each page, where the build knows
 * them, and a second list here would only cut that one short.
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

/** Sent with every page of the storefront: its policy, and where the browser learns which pages to fetch early. */
export const PAGE_HEADERS: Record<string, string> = {
  'Content-Security-Policy': PAGE_POLICY,
  'Speculation-Rules': '"/next-page.json"',
};

/** The back office: its own scripts only. Its component library writes styles while it runs. */
const CONSOLE_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  // A film is looked at before it is sent, for its still picture.
  "media-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Sent with the back office: its policy, and that it reads barcodes with the camera. */
export const CONSOLE_HEADERS: Record<string, string> = {
  'Content-Security-Policy': CONSOLE_POLICY,
  'Permissions-Policy': permissions('camera=(self)'),
};

/** Answers of calls are data: nothing in them may run or be framed. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Sent with what is for programs alone: no search engine need keep it. */
export const DATA_HEADERS: Record<string, string> = {
  'Content-Security-Policy': DATA_POLICY,
  'X-Robots-Tag': 'noindex',
};
