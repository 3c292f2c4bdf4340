import { element } from '#atlas/element';

/**
 * @import { AtlasMachine, AtlasPicture } from '../src/atlas/drawAtlas.ts'
 * @import { AtlasTransition, Place } from '../src/atlas/atlasMap.ts'
 * @typedef {object} Actions
 * @property {(id: string) => void} choose selects a place or transition
 * @property {(testPath: string | null) => void} follow highlights a test path
 * @property {(machine: string) => void} open shows another machine
 * @property {() => void} close
 * @property {(story: string) => string} storyUrl
 */

const outcomeTexts = { success: 'succeeds', rejection: 'is rejected', error: 'fails' };

/**
 * Draws the details of a place or transition.
 * @param {AtlasMachine} machine
 * @param {string} id
 * @param {{
 *   gallery: Readonly<Record<string, AtlasPicture>>,
 *   look: string,
 *   machines: readonly string[],
 *   testPath: string | null,
 * }} view
 * @param {Actions} actions
 */
export function drawDetails(machine, id, view, actions) {
  const transition = machine.transitions.find((one) => one.id === id);
  const place = machine.places.find((one) => one.id === id);
  const parts =
    transition === undefined
      ? aboutPlace(machine, id, place, view, actions)
      : aboutTransition(machine, transition, view.testPath, actions);
  return element('aside', { class: 'details', 'aria-label': 'Details', tabindex: '-1' }, [
    element(
      'button',
      { type: 'button', class: 'close', 'aria-label': 'Close details', onclick: actions.close },
      ['×'],
    ),
    ...parts,
  ]);
}

/**
 * @param {AtlasMachine} machine
 * @param {string} id
 * @param {Place | undefined} place
 * @param {{
 *   gallery: Readonly<Record<string, AtlasPicture>>,
 *   look: string,
 *   machines: readonly string[],
 * }} view
 * @param {Actions} actions
 */
function aboutPlace(machine, id, place, { gallery, look, machines }, actions) {
  const story = gallery[id];
  const picture = story?.pictures[look];
  const leavesPlace = (/** @type {AtlasTransition} */ { source }) =>
    source === id || id.startsWith(`${source}.`);
  const leaving = machine.transitions.filter(
    (transition) => leavesPlace(transition) && transition.target !== transition.source,
  );
  const staying = machine.transitions.filter(
    (transition) => leavesPlace(transition) && transition.target === transition.source,
  );
  const arriving = machine.transitions.filter(
    ({ source, target }) => target === id && source !== id,
  );
  const invokedMachines = (place?.actors ?? []).filter((actor) => machines.includes(actor));
  return [
    element('h2', {}, [place?.name ?? id]),
    element('p', { class: 'path' }, [element('code', {}, [id])]),
    place?.words ? element('p', {}, [place.words]) : null,
    story === undefined
      ? null
      : element(
          'a',
          {
            class: 'story',
            href: actions.storyUrl(story.story),
            target: '_blank',
            rel: 'noreferrer',
          },
          ['Open its story ↗'],
        ),
    ...invokedMachines.map((name) =>
      element('button', { type: 'button', class: 'story', onclick: () => actions.open(name) }, [
        `Open the map “${name}”`,
      ]),
    ),
    picture === undefined
      ? null
      : element('img', {
          class: 'large',
          src: picture.url,
          alt: `Picture of ${place?.name ?? id}`,
          width: picture.width,
          height: picture.height,
        }),
    ...list('Outgoing transitions', leaving, machine, actions, ({ target }) => target),
    ...list('Internal transitions', staying, machine, actions, () => null),
    ...list('Incoming transitions', arriving, machine, actions, ({ source }) => source),
  ];
}

/**
 * @param {AtlasMachine} machine
 * @param {AtlasTransition} transition
 * @param {string | null} followedPath
 * @param {Actions} actions
 */
function aboutTransition(machine, transition, followedPath, actions) {
  const testPaths = machine.testPaths.filter(({ transitions }) =>
    transitions.includes(transition.id.split(' → ')[0] ?? transition.id),
  );
  /** @type {[string, import('./element.js').Part][]} */
  const rows = [
    ['From', link(machine, transition.source, actions)],
    [
      'To',
      transition.target === transition.source
        ? 'the same state'
        : link(machine, transition.target, actions),
    ],
    ['Trigger', element('code', {}, [triggerText(transition)])],
    ['Guard', transition.guard === null ? null : element('code', {}, [transition.guard])],
    [
      'Actions',
      transition.actions.length === 0 ? null : element('code', {}, [transition.actions.join(', ')]),
    ],
  ];
  return [
    element('h2', {}, [transition.words[0] ?? triggerText(transition)]),
    ...transition.words.slice(1).map((words) => element('p', { class: 'also' }, [`or: ${words}`])),
    element(
      'dl',
      {},
      rows.flatMap(([term, value]) =>
        value === null ? [] : [element('dt', {}, [term]), element('dd', {}, [value])],
      ),
    ),
    element('h3', {}, [
      testPaths.length === 0
        ? 'No test path takes it'
        : testPaths.length === 1
          ? '1 test path takes it'
          : `${testPaths.length} test paths take it`,
    ]),
    element(
      'ul',
      { class: 'test-paths' },
      testPaths.map(({ id, name }) =>
        element('li', {}, [
          element(
            'button',
            {
              type: 'button',
              'aria-pressed': String(followedPath === id),
              onclick: () => actions.follow(followedPath === id ? null : id),
            },
            [element('strong', {}, [id]), ` ${name}`],
          ),
        ]),
      ),
    ),
  ];
}

/**
 * @param {string} title
 * @param {readonly AtlasTransition[]} transitions
 * @param {AtlasMachine} machine
 * @param {Actions} actions
 * @param {(transition: AtlasTransition) => string | null} other
 */
function list(title, transitions, machine, actions, other) {
  if (transitions.length === 0) return [];
  return [
    element('h3', {}, [title]),
    element(
      'ul',
      { class: 'transitions' },
      transitions.map((transition) => {
        const place = other(transition);
        return element('li', { class: transition.isFailurePath ? 'failure' : '' }, [
          element('button', { type: 'button', onclick: () => actions.choose(transition.id) }, [
            transition.words[0] ?? triggerText(transition),
            place === null ? null : element('small', {}, [nameOf(machine, place)]),
          ]),
        ]);
      }),
    ),
  ];
}

/** @param {AtlasMachine} machine @param {string} id @param {Actions} actions */
function link(machine, id, actions) {
  return element('button', { type: 'button', class: 'link', onclick: () => actions.choose(id) }, [
    nameOf(machine, id),
  ]);
}

/** @param {AtlasMachine} machine @param {string} id */
function nameOf({ places, groups }, id) {
  const part = places.find((place) => place.id === id) ?? groups.find((group) => group.id === id);
  const above = places.find((place) => place.id === id)?.group ?? null;
  const group = groups.find((one) => one.id === above);
  return [group?.name, part?.name ?? id].filter(Boolean).join(' · ');
}

/** @param {AtlasTransition} transition */
function triggerText({ kind, trigger, ending, guard, id }) {
  if (kind === 'done' || kind === 'error') return `${trigger} ${outcomeTexts[ending ?? 'success']}`;
  if (kind === 'always') return guard === null ? 'immediately' : `immediately: ${guard}`;
  return trigger === '' ? id : trigger;
}
