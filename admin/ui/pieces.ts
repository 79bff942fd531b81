const count = new Intl.NumberFormat('en-IN');

/** Returns a number in Indian notation. @example pieces(123456) // '1,23,456' */
export const pieces = (number: number) => count.format(number);
