const count = new Intl.NumberFormat('en-IN');

/** A count as people of India write it. @example pieces(123456) // '1,23,456' */
export const pieces = (number: number) => count.format(number);
