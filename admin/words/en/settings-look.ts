import { inLanguage } from '../language.ts';

/** The look of the shop: mark, colours, typefaces, and their preview. */
export const words = inLanguage('settings-look', {
  // Choices
  theGemInAnArch: 'The gem in an arch',
  noMarkTheNameAlone: 'No mark, the name alone',
  aDrawingOfYourOwn: 'A drawing of your own (SVG)',
  aPictureOfYourOwn: 'A picture of your own (PNG, JPEG or WebP)',
  inTheBrandColourIn: 'In the brand colour, in light and dark',
  inItsOwnColours: 'In its own colours',
  warm: 'Warm',
  neutral: 'Neutral',
  cool: 'Cool',
  square: 'Square',
  soft: 'Soft',
  round: 'Round',
  dense: 'Dense',
  normal: 'Normal',
  airy: 'Airy',

  // Fields
  mark: 'Mark',
  drawing: 'Drawing',
  countCharacters: (count: number) => `${count} characters`,
  coloursOfTheMark: 'Colours of the mark',
  nameBesideTheMark: 'Name beside the mark',
  brandColour: 'Brand colour',
  accent: 'Accent',
  backgrounds: 'Backgrounds',
  typefaces: 'Typefaces',
  corners: 'Corners',
  spacing: 'Spacing',
  colours: 'Colours',
  linksButtonsAndTheName: 'Links, buttons and the name. All other colours are computed, for light and dark.',
  smallMarksAndTheButtons: 'Small marks, and the buttons in the dark.',
  labelChoose: (label: string) => `${label}, choose`,
  thisColourWouldBeToo: 'This colour would be too light to read.',
  use: 'Use',

  // The preview
  typefacesAndSizes: 'Typefaces and sizes',
  headingsAndText: 'Headings and text',
  home: 'Home',
  list: 'List',
  pageOfThePreview: 'Page of the preview',
  inLight: 'In light',
  inDark: 'In dark',
  nothingIsSavedByIt: 'Nothing is saved by it. Shoppers see a change a little after it is saved.',

  // The mark
  whatStandsBeforeTheName: 'What stands before the name',
  inHeaderAndFooterOn: 'In header and footer, on icons, pictures of links and emails. Papers have the name.',
  theNameStandsBesideIt: 'The name stands beside it',
  offForAMarkThat: 'Off for a mark that is the name already.',
  svgFile: 'SVG file',
  chooseAnSvgFile: 'Choose an SVG file',
  chooseAnother: 'Choose another',
  chooseAPicture: 'Choose a picture',
  theChosenMark: 'The chosen mark',
});
