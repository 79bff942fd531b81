/** The encodings of content that is compressed once and sent often. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Returns the best encoding that a client accepts. */
export function encodingFor(accepted: string): Encoding {
  if (takes(accepted, 'br')) return 'br';
  return takes(accepted, 'gzip') ? 'gzip' : 'identity';
}

/** Tells whether an Accept-Encoding header accepts an encoding. Weight 0 means that it does not. */
export function takes(accepted: string, encoding: string): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
}
