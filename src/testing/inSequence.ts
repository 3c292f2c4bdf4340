/** Answers calls one after another; the last answer goes on answering. Throws when a call finds no answer at all. */
export function inSequence<Input extends readonly unknown[], Answer>(
  answers: readonly ((...input: Input) => Answer)[],
): (...input: Input) => Answer {
  let turn = 0;
  return (...input) => {
    const answer = answers[Math.min(turn, answers.length - 1)];
    turn += 1;
    if (answer === undefined) throw new Error('A script needs at least one answer.');
    return answer(...input);
  };
}
