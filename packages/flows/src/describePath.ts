import { DEFAULT_START } from './defineModel.ts';
import type { Model } from './modelTypes.ts';
import { eventStimuli, type Stimulus } from './stimulus.ts';
import type { Expectation, Suite, TestPath } from './suite.ts';
import type { Messages } from './messages.ts';

/** A test path in sentences that a tester can follow. */
export interface DescribedPath {
  readonly id: string;
  readonly title: string;
  /** The first entry is the start; the steps follow. */
  readonly steps: readonly DescribedStep[];
}

export interface DescribedStep {
  readonly action: string;
  readonly expected: readonly string[];
}

/**
 * Describes a test path in sentences. Names are the model's labels, else the machine's
 * descriptions, else its ids.
 */
export function describePath(
  { model }: Pick<Suite, 'model'>,
  testPath: TestPath,
  messages: Messages,
): DescribedPath {
  const start =
    model.labels.starts?.[testPath.start] ??
    messages.begin(testPath.start === DEFAULT_START ? null : toWords(testPath.start));
  const end = testPath.steps.at(-1)?.expected ?? testPath.before;
  return {
    id: testPath.id,
    title: `${stateText(model, testPath.before)} → ${stateText(model, end)}`,
    steps: [
      { action: start, expected: describeExpectation(model, testPath.before, messages) },
      ...testPath.steps.map(({ stimulus, expected }) => ({
        action: describeStimulus(model, stimulus, messages),
        expected: describeExpectation(model, expected, messages),
      })),
    ],
  };
}

/** Returns the text with a capital first letter. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Splits an identifier into words: `placingOrder` into "placing order", `address.visit` into
 * "address visit".
 */
export function toWords(name: string): string {
  return name
    .replace(
      /([\p{Ll}\d])(\p{Lu})/gu,
      (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    )
    .replace(/[._-]+/g, ' ')
    .trim();
}

function describeStimulus({ labels }: Model, stimulus: Stimulus, messages: Messages): string {
  if (stimulus.kind === 'delay') return messages.wait(stimulus.wait);
  if (stimulus.kind === 'restart')
    return labels.restarts?.[stimulus.restart] ?? messages.restart(toWords(stimulus.restart));
  if (stimulus.kind === 'event') {
    const { id, type } = stimulus;
    const caseLabel = labels.events?.[id];
    if (caseLabel !== undefined) return caseLabel;
    const name = labels.events?.[type];
    if (name !== undefined)
      return stimulus.case === '' ? name : `${name} (${toWords(stimulus.case)})`;
    return messages.send(
      stimulus.case === '' ? toWords(type) : `${toWords(type)} (${toWords(stimulus.case)})`,
    );
  }
  const { actor, outcome, outcomeKind } = stimulus;
  const outcomeLabel = labels.actors?.[`${actor} ${outcome}`];
  if (outcomeLabel !== undefined) return outcomeLabel;
  const name = labels.actors?.[actor] ?? toWords(actor);
  const outcomeName = toWords(outcome);
  const describe = { success: messages.succeed, rejection: messages.refuse, error: messages.fail }[
    outcomeKind
  ];
  return describe(name, outcomeName);
}

function describeExpectation(model: Model, expected: Expectation, messages: Messages): string[] {
  const isLabelled = expected.states.every((path) => model.labels.states?.[path] !== undefined);
  const state = isLabelled
    ? stateText(model, expected)
    : messages.isInState(stateText(model, expected));
  if (expected.status !== 'active') return [state, messages.hasEnded];
  const actions = eventStimuli(model.events)
    .filter(({ id }) => expected.enabled.includes(id))
    .map(
      ({ id, type, case: caseName }) =>
        model.labels.events?.[id] ??
        [model.labels.events?.[type] ?? toWords(type), toWords(caseName)]
          .filter(Boolean)
          .join(', '),
    );
  return [state, messages.canDo(actions)];
}

function stateText({ labels, chart }: Model, { states }: Expectation): string {
  return states
    .map((path) => labels.states?.[path] ?? chart.states.get(path)?.description ?? toWords(path))
    .join(' + ');
}
