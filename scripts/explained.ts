import { ConfigurationError } from '../functions/configuration.ts';
import { CannotStart } from '../functions/node/cannot-start.ts';

/**
 * Runs a step of a command. What its operator can mend is said in words and ends the command with 1; anything else is
 * thrown.
 */
export async function explained<Result>(step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof CannotStart || error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
