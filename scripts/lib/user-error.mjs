/** What a person can mend: its message says what is missing and how to mend it, and is shown without a trace. */
export class UserError extends Error {}

/**
 * Runs the main function of a script and ends the process with the exit code it answers; a complaint is shown
 * as its message alone.
 * @param {() => Promise<number>} main
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
