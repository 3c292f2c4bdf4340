/**
 * An error that the user can fix: its message says what is wrong and how to fix it, and is shown
 * without a stack.
 */
export class UserError extends Error {}

/**
 * Runs the main function of a script and sets the exit code of the process. Prints only the message
 * of a `UserError`.
 * @param {() => Promise<number>} main returns the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
