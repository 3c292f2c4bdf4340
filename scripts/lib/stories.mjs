/**
 * Matches the tag of a story that shows a state, such as `state:payment/open.byTransfer.paying`.
 */
const stateTag = /^state:([^/]+)\/(.+)$/;

/**
 * Compares the states of machines with the stories that show them.
 * @param {ReadonlyMap<string, readonly string[]>} states the states in which each machine rests, by
 * machine id
 * @param {readonly { readonly id: string, readonly tags?: readonly string[] | undefined }[]} stories
 * @returns {string[]} one message for each error
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
    ...(states.size === 0 ? ['No machines were found to check.'] : []),
    ...[...states].flatMap(([machine, paths]) =>
      paths
        .filter((state) => !isShown(machine, state))
        .map(
          (state) =>
            `No story shows ${machine}/${state}. Add the tag "state:${machine}/${state}" to one.`,
        ),
    ),
    ...shown
      .filter(({ machine, state }) => !states.get(machine)?.includes(state))
      .map(
        ({ id, machine, state }) =>
          `The story ${id} names ${machine}/${state}, which is not a state in which a machine rests. Correct the tag.`,
      ),
  ];
}

/**
 * Returns the states in which a machine rests: atomic states, except those that it leaves at once.
 * A final state is not atomic.
 * @param {{ readonly states: ReadonlyMap<string, { readonly id: string, readonly type: string, readonly isTransient: boolean }> }} chart
 * @returns {string[]}
 */
export function restingStates({ states }) {
  return [...states.values()]
    .filter(({ type, isTransient }) => type === 'atomic' && !isTransient)
    .map(({ id }) => id);
}
