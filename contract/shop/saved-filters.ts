/** The most filters a person can save for one list of the console. */
export const MOST_SAVED_FILTERS = 12;
