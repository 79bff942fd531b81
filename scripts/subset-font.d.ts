declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2' | 'woff';
    keepFeatures?: string[];
    noHinting: boolean;
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
