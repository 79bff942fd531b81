/** The texts that the scripts of the festival calendar write. */

export const NOT_LOADED = 'The festivals could not be loaded. Please try again.';
export const NONE_NAMED = 'No festival or fast in {year} has this name.';
export const FOUND_IN = '{count} found in {year}';
