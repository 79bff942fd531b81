import * as fc from 'fast-check';
import { TEST_CLASS } from '../../scripts/test-classes.ts';

/** The seed of all runs except those of the class `everywhere`. */
const SAME_SEED = 1947;

/**
 * Property tests read the same values in each run, so that a change is not refused for a fault that was there before
 * it. The class `everywhere` reads others each time, and more of them; a failure prints its seed.
 */
fc.configureGlobal(TEST_CLASS === 'everywhere' ? { numRuns: 2000 } : { seed: SAME_SEED });
