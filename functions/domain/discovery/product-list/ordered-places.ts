/**
 * Places of an index in an order of their own. It is made when somebody asks for it, and after that kept by moving the
 * one place that changed: sorting fifty thousand takes tens of milliseconds, and moving one none.
 */
export class OrderedPlaces {
  #places: Int32Array | undefined;
  #count = 0;
  readonly #compare: (one: number, other: number) => number;

  /** @param compare never 0 for two places, so that each place is found where it stands */
  constructor(compare: (one: number, other: number) => number) {
    this.#compare = compare;
  }

  /** The places in their order. @param all what they are, where they were not sorted yet */
  of(all: () => Iterable<number>): Int32Array {
    if (!this.#places) {
      this.#places = Int32Array.from(all()).sort(this.#compare);
      this.#count = this.#places.length;
    }
    return this.#places.subarray(0, this.#count);
  }

  /** Takes a place out, before what it is ordered by changes. */
  remove(index: number): void {
    if (!this.#places) return;
    const at = this.#places.subarray(0, this.#count).indexOf(index);
    if (at < 0) return;
    this.#places.copyWithin(at, at + 1, this.#count);
    this.#count -= 1;
  }

  /** Puts a place in, after what it is ordered by was set. */
  insert(position: number): void {
    if (!this.#places) return;
    let from = 0;
    let to = this.#count;
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (this.#compare(this.#places[middle]!, position) < 0) from = middle + 1;
      else to = middle;
    }
    if (this.#count === this.#places.length) {
      const larger = new Int32Array(this.#count + 64);
      larger.set(this.#places);
      this.#places = larger;
    }
    this.#places.copyWithin(from + 1, from, this.#count);
    this.#places[from] = position;
    this.#count += 1;
  }
}
