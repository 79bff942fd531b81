/** So many filters somebody keeps of one list of the console. */
export const MOST_SAVED_FILTERS = 12;
