/** A tag of a story for a state: `state:payment/open.byTransfer.paying`. */
const stateTag = /^state:([^/]+)\/(.+)$/;

/**
 * What is wrong between the states of machines and the stories that show them.
 * @param {ReadonlyMap<string, readonly string[]>} states by machine, the states where it rests, as paths joined by dots
 * @param {readonly { readonly id: string, readonly tags?: readonly string[] | undefined }[]} stories
 * @returns {string[]} one sentence for each fault
 */
export function findStoryErrors(states, stories) {
  const shown = stories.flatMap(({ id, tags = [] }) =>
    tags.flatMap((tag) => {
      const [, machine, state] = stateTag.exec(tag) ?? [];
      return machine === undefined || state === undefined ? [] : [{ id, machine, state }];
    }),
  );
  const isShown = (/** @type {string} */ machine, /** @type {string} */ state) =>
    shown.some((story) => story.machine === machine && story.state === state);
  return [
    ...(states.size === 0 ? ['There are no machines.'] : []),
    ...[...states].flatMap(([machine, paths]) =>
      paths
        .filter((state) => !isShown(machine, state))
        .map(
          (state) =>
            `No story shows ${machine}/${state}: give one the tag "state:${machine}/${state}".`,
        ),
    ),
    ...shown
      .filter(({ machine, state }) => !states.get(machine)?.includes(state))
      .map(
        ({ id, machine, state }) =>
          `The story ${id} names ${machine}/${state}, which is no state where a machine rests.`,
      ),
  ];
}

/**
 * The states where a machine rests and that a person can see: those below which there is none, but for those that it
 * leaves at once and those in which it has ended.
 * @param {{ readonly states: ReadonlyMap<string, { readonly id: string, readonly type: string, readonly isTransient: boolean }> }} chart
 * @returns {string[]}
 */
export function restingStates({ states }) {
  return [...states.values()]
    .filter(({ type, isTransient }) => type === 'atomic' && !isTransient)
    .map(({ id }) => id);
}
