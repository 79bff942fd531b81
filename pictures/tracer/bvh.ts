/**
 * A bounding volume hierarchy over any list of boxes, in flat typed arrays, so that the tracer's inner loop reads
 * nothing else. Each inner node stores the boxes of both children, so one visit decides about two boxes.
 */

export type Bvh = {
  /** Twelve floats per node: left min, left max, right min, right max. */
  boxes: Float32Array;
  /**
   * Two entries per node: a node index when >= 0, otherwise ~(first << 4
   * count) of a leaf in `order`.
   */
  children: Int32Array;
  /** Leaf entries, as indices into the caller's list. */
  order: Int32Array;
};

const BINS = 12;
const LEAF_MAX = 4;

/** Builds the hierarchy. `bounds` has six numbers per item: min x, y, z, max x, y, z. */
export function buildBvh(bounds: Float32Array, leafMax = LEAF_MAX): Bvh {
  const count = bounds.length / 6;
  const order = new Int32Array(count);
  const centres = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    order[i] = i;
    for (let a = 0; a < 3; a++) centres[i * 3 + a] = (bounds[i * 6 + a] + bounds[i * 6 + 3 + a]) / 2;
  }
  const boxes: number[] = [];
  const children: number[] = [];
  const leaf = (first: number, n: number): number => ~((first << 4) | n);

  const boxOf = (first: number, n: number): number[] => {
    const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
    for (let k = first; k < first + n; k++) grow(box, bounds, order[k] * 6);
    return box;
  };

  const divide = (first: number, n: number): number => {
    if (n <= leafMax) return leaf(first, n);
    const mid = partition(first, n, bounds, centres, order);
    if (mid < 0) {
      if (n <= 15) return leaf(first, n);
    }
    const half = mid < 0 ? first + (n >> 1) : mid;
    const node = children.length / 2;
    children.push(0, 0);
    const at = boxes.length;
    for (let k = 0; k < 12; k++) boxes.push(0);
    const left = boxOf(first, half - first);
    const right = boxOf(half, first + n - half);
    for (let k = 0; k < 6; k++) {
      boxes[at + k] = left[k];
      boxes[at + 6 + k] = right[k];
    }
    children[node * 2] = divide(first, half - first);
    children[node * 2 + 1] = divide(half, first + n - half);
    return node;
  };

  const root = divide(0, count);
  if (root < 0) {
    // A tree of one leaf also needs a node: the leaf on the left, nothing on the right.
    const box = boxOf(0, count);
    boxes.push(...box, Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity);
    children.push(root, leaf(0, 0));
  }
  return { boxes: Float32Array.from(boxes), children: Int32Array.from(children), order };
}

/**
 * Splits by the surface area heuristic. Returns the index where the right half begins, or -1 when no split is worth its
 * cost.
 */
function partition(first: number, n: number, bounds: Float32Array, centres: Float32Array, order: Int32Array): number {
  let axis = 0;
  let bestCost = Infinity;
  let bestBin = 0;
  let low = 0;
  let scale = 0;
  const binBoxes = new Float32Array(BINS * 6);
  const binCounts = new Int32Array(BINS);
  const rightArea = new Float64Array(BINS);
  for (let a = 0; a < 3; a++) {
    let min = Infinity;
    let max = -Infinity;
    for (let k = first; k < first + n; k++) {
      const c = centres[order[k] * 3 + a];
      if (c < min) min = c;
      if (c > max) max = c;
    }
    if (max - min < 1e-9) continue;
    const s = (BINS * 0.9999) / (max - min);
    binCounts.fill(0);
    for (let b = 0; b < BINS; b++) {
      binBoxes.fill(Infinity, b * 6, b * 6 + 3);
      binBoxes.fill(-Infinity, b * 6 + 3, b * 6 + 6);
    }
    for (let k = first; k < first + n; k++) {
      const item = order[k];
      const b = ((centres[item * 3 + a] - min) * s) | 0;
      binCounts[b]++;
      growAt(binBoxes, b * 6, bounds, item * 6);
    }
    const box = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity];
    let tally = 0;
    for (let b = BINS - 1; b > 0; b--) {
      grow(box, binBoxes, b * 6);
      tally += binCounts[b];
      rightArea[b] = tally === 0 ? 0 : area(box) * tally;
    }
    box.fill(Infinity, 0, 3).fill(-Infinity, 3, 6);
    tally = 0;
    for (let b = 0; b < BINS - 1; b++) {
      grow(box, binBoxes, b * 6);
      tally += binCounts[b];
      if (tally === 0 || tally === n) continue;
      const cost = area(box) * tally + rightArea[b + 1];
      if (cost < bestCost) {
        bestCost = cost;
        bestBin = b;
        axis = a;
        low = min;
        scale = s;
      }
    }
  }
  if (bestCost === Infinity) return -1;
  let i = first;
  let j = first + n - 1;
  while (i <= j) {
    if ((((centres[order[i] * 3 + axis] - low) * scale) | 0) <= bestBin) i++;
    else {
      const swap = order[i];
      order[i] = order[j];
      order[j--] = swap;
    }
  }
  return i;
}

function grow(box: number[], from: Float32Array, at: number): void {
  for (let a = 0; a < 3; a++) {
    if (from[at + a] < box[a]) box[a] = from[at + a];
    if (from[at + 3 + a] > box[3 + a]) box[3 + a] = from[at + 3 + a];
  }
}

function growAt(box: Float32Array, to: number, from: Float32Array, at: number): void {
  for (let a = 0; a < 3; a++) {
    if (from[at + a] < box[to + a]) box[to + a] = from[at + a];
    if (from[at + 3 + a] > box[to + 3 + a]) box[to + 3 + a] = from[at + 3 + a];
  }
}

function area(box: number[]): number {
  const x = box[3] - box[0];
  const y = box[4] - box[1];
  const z = box[5] - box[2];
  return x < 0 ? 0 : x * y + y * z + z * x;
}
