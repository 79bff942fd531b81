/**
 * The typefaces of `type-pairs.ts` in addition to those of `src/styles/tokens.css`, as `scripts/fonts.ts` wrote them:
 * the file of each weight, the file of Devanagari, and the metrics for the system's typeface that stands for it until it
 * is loaded. All are under the SIL Open Font License.
 */
export const TYPEFACES = {
  rozha: {
    family: 'Rozha',
    like: 'serif',
    files: {
      '400': '/fonts/rozha-400.102065b6.woff2',
    },
    devanagari: {
      weight: 400,
      file: '/fonts/rozha-devanagari.b7c0195e.woff2',
    },
    fallback: 'size-adjust:114.3%;ascent-override:87.3%;descent-override:36.9%;line-gap-override:0.0%',
  },
  laila: {
    family: 'Laila',
    like: 'serif',
    files: {
      '500': '/fonts/laila-500.36cabee6.woff2',
    },
    devanagari: {
      weight: 500,
      file: '/fonts/laila-devanagari.63b8fcb1.woff2',
    },
    fallback: 'size-adjust:116.6%;ascent-override:94.1%;descent-override:38.8%;line-gap-override:0.0%',
  },
  eczar: {
    family: 'Eczar',
    like: 'serif',
    files: {
      '500': '/fonts/eczar-500.ae6b9443.woff2',
    },
    devanagari: {
      weight: 500,
      file: '/fonts/eczar-devanagari.a7900e24.woff2',
    },
    fallback: 'size-adjust:109.8%;ascent-override:104.1%;descent-override:57.7%;line-gap-override:0.0%',
  },
  halant: {
    family: 'Halant',
    like: 'serif',
    files: {
      '500': '/fonts/halant-500.0b9ea437.woff2',
    },
    devanagari: {
      weight: 500,
      file: '/fonts/halant-devanagari.81b959dc.woff2',
    },
    fallback: 'size-adjust:107.0%;ascent-override:101.8%;descent-override:45.4%;line-gap-override:0.0%',
  },
  poppins: {
    family: 'Poppins',
    like: 'sans',
    files: {
      '500': '/fonts/poppins-500.4251a986.woff2',
    },
    devanagari: {
      weight: 500,
      file: '/fonts/poppins-devanagari.a7ce6c5e.woff2',
    },
    fallback: 'size-adjust:113.6%;ascent-override:92.4%;descent-override:30.8%;line-gap-override:8.8%',
  },
  hind: {
    family: 'Hind',
    like: 'sans',
    files: {
      '400': '/fonts/hind-400.a5feed53.woff2',
      '600': '/fonts/hind-600.f97c56a5.woff2',
    },
    devanagari: {
      weight: 400,
      file: '/fonts/hind-devanagari.50062127.woff2',
    },
    fallback: 'size-adjust:95.2%;ascent-override:110.8%;descent-override:57.3%;line-gap-override:0.0%',
  },
} as const;
