/** The outline of a rating star from its upper tip, in a box of 16 by 16. */
const FROM_TIP = 'l2 4.4 4.7.5-3.5 3.2 1 4.7-4.2-2.4-4.2 2.4 1-4.7-3.5-3.2 4.7-.5z';

export const STAR_PATH = `M8 1.3${FROM_TIP}`;

/** Five stars in a row, in a box of 80 by 16. */
export const FIVE_STARS_PATH = [8, 24, 40, 56, 72].map((tip) => `M${tip} 1.3${FROM_TIP}`).join('');
