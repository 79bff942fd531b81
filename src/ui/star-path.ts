/** The outline of the star of ratings, in a box of 16 by 16. */
export const STAR_PATH = 'M8 1.3l2 4.4 4.7.5-3.5 3.2 1 4.7L8 11.7l-4.2 2.4 1-4.7L1.3 6.2 6 5.7z';
