/**
 * Creates a function that runs an operation under a key, such as writing a file. Calls with the key
 * of a running operation share its result or error; later calls start the operation again.
 */
export function createSingleFlight<Result>() {
  const running = new Map<string, Promise<Result>>();
  return (key: string, operation: () => Promise<Result>): Promise<Result> => {
    const result = running.get(key) ?? operation().finally(() => running.delete(key));
    running.set(key, result);
    return result;
  };
}
