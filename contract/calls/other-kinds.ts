/** Kinds of pictures that the shop does not accept: their file extensions, and an advice for people. */
export const OTHER_KINDS = {
  HEIC: {
    endings: ['heic', 'heif'],
    words:
      'This is a HEIC photo. On an iPhone choose Settings > Camera > Formats > Most Compatible and take it again, or save it as JPEG',
  },
  AVIF: { endings: ['avif'], words: 'This is an AVIF picture. Please save it as JPEG, PNG or WebP' },
  TIFF: { endings: ['tif', 'tiff', 'dng'], words: 'This is a TIFF picture. Please save it as JPEG, PNG or WebP' },
  BMP: { endings: ['bmp'], words: 'This is a BMP picture. Please save it as JPEG, PNG or WebP' },
  JPEG_XL: { endings: ['jxl'], words: 'This is a JPEG XL picture. Please save it as JPEG, PNG or WebP' },
  JPEG_2000: { endings: ['jp2', 'j2k'], words: 'This is a JPEG 2000 picture. Please save it as JPEG, PNG or WebP' },
  SVG: { endings: ['svg'], words: 'This is an SVG drawing. Please save it as PNG' },
  PHOTOSHOP: { endings: ['psd'], words: 'This is a Photoshop file. Please save it as JPEG, PNG or WebP' },
  ANIMATED_WEBP: { endings: [], words: 'This is an animated WebP. Please send a still picture, or a video' },
} as const satisfies Record<string, { endings: readonly string[]; words: string }>;
export type OtherKind = keyof typeof OTHER_KINDS;

/** Returns the kind for a file name's extension. */
export function otherKindOfName(name: string): OtherKind | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return (Object.keys(OTHER_KINDS) as OtherKind[]).find((kind) =>
    (OTHER_KINDS[kind].endings as readonly string[]).includes(ending),
  );
}
