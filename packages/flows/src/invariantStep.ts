import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Simulator } from './createSimulator.ts';
import { runningActors, type MachineState, type Trace } from './machineState.ts';
import type { InvariantState, InvariantStep } from './modelTypes.ts';
import type { StartStimulus, Stimulus } from './stimulus.ts';
import type { TestPath } from './suite.ts';

/** An explored edge of the state graph. */
export interface ExploredEdge {
  /** Null for a start. */
  readonly before: MachineState | null;
  readonly stimulus: Stimulus | StartStimulus;
  readonly trace: Trace;
}

/** Returns an edge of the state graph as invariants and purposes receive it. */
export function stepOfEdge(
  simulator: Simulator,
  { before, stimulus, trace }: ExploredEdge,
): InvariantStep {
  const isSent = before !== null && (stimulus.kind === 'event' || stimulus.kind === 'outcome');
  const event = isSent ? (simulator.eventOf(before, stimulus) ?? null) : null;
  return {
    before: before && stateIn(before),
    after: stateIn(trace.machineState),
    stimulus,
    event: stimulus.kind === 'event' ? event : null,
    outputs: outputsOf(stimulus, event),
    actions: trace.effects,
  };
}

/** Returns the start and the steps of a test path as invariants and properties receive them. */
export function stepsOfPath({ start, before: first, steps }: TestPath): InvariantStep[] {
  const begin: InvariantStep = {
    before: null,
    after: stateOf(first.snapshot, first.running),
    stimulus: { kind: 'start', id: start },
    event: null,
    outputs: {},
    actions: first.effects,
  };
  let { after } = begin;
  const others = steps.map(({ stimulus, event, outcome, expected }): InvariantStep => {
    const before = after;
    after = stateOf(expected.snapshot, expected.running);
    return {
      before,
      after,
      stimulus,
      event,
      outputs: outputsOf(stimulus, outcome),
      actions: expected.effects,
    };
  });
  return [begin, ...others];
}

/** Returns the output of the actor that ended in this step, unless it ended with an error. */
function outputsOf(
  stimulus: Stimulus | StartStimulus,
  ending: object | null,
): InvariantStep['outputs'] {
  return stimulus.kind === 'outcome' && ending !== null && 'output' in ending
    ? { [stimulus.child]: ending.output }
    : {};
}

function stateIn(machineState: MachineState): InvariantState {
  return stateOf(machineState.snapshot, runningActors(machineState));
}

/** Returns a state as invariants receive it, with the inputs of the running actors. */
function stateOf(snapshot: AnyMachineSnapshot, running: readonly string[]): InvariantState {
  const children = snapshot.children as Readonly<Record<string, AnyActorRef | undefined>>;
  const inputs = running.map((id) => [
    id,
    (children[id]?.getSnapshot() as { readonly input?: unknown } | undefined)?.input,
  ]);
  return { snapshot, context: snapshot.context, inputs: Object.fromEntries(inputs) };
}
