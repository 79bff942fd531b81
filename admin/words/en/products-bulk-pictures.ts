import { inLanguage } from '../language.ts';

/** The page that adds the pictures of many products at once, which their names tell. */
export const words = inLanguage('products-bulk-pictures', {
  picturesInBulk: 'Pictures in bulk',
  // Dropping and reading files
  dropUpTo: (most: number) =>
    `Drop up to ${most} pictures, folders or a zip here. The name of a picture begins with the code of a SKU, or with the address, title or id of its product: RH-12-1.jpg, RH-12 front.png, RH-12-red-2.webp, or a folder RH-12.`,
  ifTheNamesSayNothing:
    'If the names say nothing, add a CSV file with the columns File and Code. Large pictures are made smaller before they are sent.',
  reading: 'Reading…',
  chooseFiles: 'Choose files',
  picturesZipOrCsvFiles: 'Pictures, zip or CSV files',
  picturesAreTakenAtOnce: (most: number, leftOut: number) =>
    `${most} pictures are taken at once. ${leftOut} were left out; please add them afterwards.`,
  isNotAPictureA: (path: string) => `${path} is not a picture, a zip or a CSV file.`,
  cannotBeRead: (path: string) => `${path} cannot be read.`,
  hasMoreThanMb: (name: string, megabytes: number) => `${name} has more than ${megabytes} MB.`,
  asksForAPasswordPlease: (name: string) => `${name} asks for a password. Please save it without one.`,
  thisPictureIsNotIn: 'This picture is not in its archive any more.',
  aPictureCanHaveAt: (megabytes: number) => `A picture can have at most ${megabytes} MB.`,
  thisPicture: 'This picture',
  // Pictures and their products
  picturesOfProducts: (pictures: number, products: number) =>
    `${pictures === 1 ? '1 picture' : `${pictures} pictures`} of ${products === 1 ? '1 product' : `${products} products`}`,
  withoutAProductOfCount: (count: number) => `, ${count} without a product`,
  leaveAllOut: 'Leave all out',
  addPictures: (count: number) => `Add ${count === 1 ? '1 picture' : `${count} pictures`}`,
  withoutAProduct: 'Without a product',
  choosePicturesAndThenTheir: 'Choose pictures and then their product, or drag them onto a product below.',
  productById: (productId: number) => `Product ${productId}`,
  picturesTitle: (title: string) => `Pictures: ${title}`,
  chooseAProduct: 'Choose a product',
  leaveOut: 'Leave out',
  takenAwayFromItsProduct: 'Taken away from its product',
  noCodeAddressOrTitle: 'No code, address or title of a product begins its name.',
  itCouldBeOf: (names: readonly string[]) => `It could be of ${names.join(' or of ')}.`,
  itsNameBeginsAsBut: (name: string, part: string) =>
    `Its name begins as ${name}, but “${part}” may belong to another code.`,
  theTableNamesWhichNo: (part: string) => `The table names “${part}”, which no product has.`,
  // Sending
  picturesAreDone: (done: number, all: number) => `${done} of ${all === 1 ? '1 picture' : `${all} pictures`} done`,
  theConnectionIsLost: '. The connection is lost; it goes on by itself.',
  stop: 'Stop',
  leaveTheRestOut: 'Leave the rest out',
  tryPicturesAgain: (count: number) => `Try ${count === 1 ? '1 picture' : `${count} pictures`} again`,
  clearTheResults: 'Clear the results',
  picturesOnTheirWay: 'Pictures on their way',
  // Results
  results: 'Results',
  result: 'Result',
  addedAlreadyThereRefused: (added: number, present: number, refused: number) =>
    `${added} added, ${present} already there, ${refused} refused`,
  waits: 'Waits',
  isBeingSent: 'Is being sent',
  waitsForTheConnection: 'Waits for the connection',
  added: 'Added',
  alreadyThere: 'Already there',
  refused: 'Refused',
  resultAndWhy: (result: string, why: string) => `${result}. ${why}`,
  thisBrowserHasNoCopy: 'This browser has no copy of the file. Please add it again, and try again.',
  theSamePictureWasAdded: 'The same picture was added before, and is used once.',
  itWasAmongYourFiles: 'It was among your files already, and was not sent again.',
  theProductHasAsMany: 'The product has as many pictures as it can have.',
});
