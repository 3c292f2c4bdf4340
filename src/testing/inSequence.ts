/**
 * Creates a function that calls `answers` one after another and then repeats the last one. It
 * throws if there are none.
 */
export function inSequence<Input extends readonly unknown[], Answer>(
  answers: readonly ((...input: Input) => Answer)[],
): (...input: Input) => Answer {
  let callCount = 0;
  return (...input) => {
    const answer = answers[Math.min(callCount, answers.length - 1)];
    callCount += 1;
    if (answer === undefined) throw new Error('inSequence needs at least one answer.');
    return answer(...input);
  };
}
