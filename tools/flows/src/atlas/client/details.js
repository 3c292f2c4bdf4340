import { element } from '#atlas/element';

/**
 * @import { AtlasMachine, AtlasPicture } from '../drawAtlas.ts'
 * @import { AtlasTransition, Place } from '../atlasMap.ts'
 * @typedef {object} Ways
 * @property {(id: string) => void} choose a place or an arrow
 * @property {(testPath: string | null) => void} follow
 * @property {(machine: string) => void} open
 * @property {() => void} close
 * @property {(story: string) => string} storyUrl
 */

const endings = { success: 'succeeds', rejection: 'refuses', error: 'fails' };

/**
 * What is known about a place or an arrow.
 * @param {AtlasMachine} machine
 * @param {string} id
 * @param {{ gallery: Readonly<Record<string, AtlasPicture>>, look: string, machines: readonly string[], testPath: string | null }} given
 * @param {Ways} ways
 */
export function drawDetails(machine, id, given, ways) {
  const transition = machine.transitions.find((one) => one.id === id);
  const place = machine.places.find((one) => one.id === id);
  const parts =
    transition === undefined
      ? aboutPlace(machine, id, place, given, ways)
      : aboutTransition(machine, transition, given.testPath, ways);
  return element('aside', { class: 'details', 'aria-label': 'Details', tabindex: '-1' }, [
    element(
      'button',
      { type: 'button', class: 'close', 'aria-label': 'Close details', onclick: ways.close },
      ['×'],
    ),
    ...parts,
  ]);
}

/**
 * @param {AtlasMachine} machine
 * @param {string} id
 * @param {Place | undefined} place
 * @param {{ gallery: Readonly<Record<string, AtlasPicture>>, look: string, machines: readonly string[] }} given
 * @param {Ways} ways
 */
function aboutPlace(machine, id, place, { gallery, look, machines }, ways) {
  const shown = gallery[id];
  const picture = shown?.pictures[look];
  const below = (/** @type {AtlasTransition} */ { source }) =>
    source === id || id.startsWith(`${source}.`);
  const leaving = machine.transitions.filter(
    (transition) => below(transition) && transition.target !== transition.source,
  );
  const staying = machine.transitions.filter(
    (transition) => below(transition) && transition.target === transition.source,
  );
  const arriving = machine.transitions.filter(
    ({ source, target }) => target === id && source !== id,
  );
  const inner = (place?.actors ?? []).filter((actor) => machines.includes(actor));
  return [
    element('h2', {}, [place?.name ?? id]),
    element('p', { class: 'path' }, [element('code', {}, [id])]),
    place?.words ? element('p', {}, [place.words]) : null,
    shown === undefined
      ? null
      : element(
          'a',
          { class: 'story', href: ways.storyUrl(shown.story), target: '_blank', rel: 'noreferrer' },
          ['Open its story ↗'],
        ),
    ...inner.map((name) =>
      element('button', { type: 'button', class: 'story', onclick: () => ways.open(name) }, [
        `Open the map “${name}”`,
      ]),
    ),
    picture === undefined
      ? null
      : element('img', {
          class: 'large',
          src: picture.url,
          alt: `${place?.name ?? id}, as it looks`,
          width: picture.width,
          height: picture.height,
        }),
    ...list('Leads on', leaving, machine, ways, ({ target }) => target),
    ...list('Stays here', staying, machine, ways, () => null),
    ...list('Comes from', arriving, machine, ways, ({ source }) => source),
  ];
}

/** @param {AtlasMachine} machine @param {AtlasTransition} transition @param {string | null} followed @param {Ways} ways */
function aboutTransition(machine, transition, followed, ways) {
  const testPaths = machine.testPaths.filter(({ transitions }) =>
    transitions.includes(transition.id.split(' → ')[0] ?? transition.id),
  );
  /** @type {[string, import('./element.js').Part][]} */
  const rows = [
    ['From', link(machine, transition.source, ways)],
    [
      'To',
      transition.target === transition.source ? 'stays' : link(machine, transition.target, ways),
    ],
    ['By', element('code', {}, [causeOf(transition)])],
    ['Only when', transition.guard === null ? null : element('code', {}, [transition.guard])],
    [
      'Does',
      transition.actions.length === 0 ? null : element('code', {}, [transition.actions.join(', ')]),
    ],
  ];
  return [
    element('h2', {}, [transition.words[0] ?? causeOf(transition)]),
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
        ? 'No test comes by'
        : testPaths.length === 1
          ? '1 test comes by'
          : `${testPaths.length} tests come by`,
    ]),
    element(
      'ul',
      { class: 'testPaths' },
      testPaths.map(({ id, name }) =>
        element('li', {}, [
          element(
            'button',
            {
              type: 'button',
              'aria-pressed': String(followed === id),
              onclick: () => ways.follow(followed === id ? null : id),
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
 * @param {Ways} ways
 * @param {(transition: AtlasTransition) => string | null} other
 */
function list(title, transitions, machine, ways, other) {
  if (transitions.length === 0) return [];
  return [
    element('h3', {}, [title]),
    element(
      'ul',
      { class: 'ways' },
      transitions.map((transition) => {
        const place = other(transition);
        return element('li', { class: transition.isFailurePath ? 'failure' : '' }, [
          element('button', { type: 'button', onclick: () => ways.choose(transition.id) }, [
            transition.words[0] ?? causeOf(transition),
            place === null ? null : element('small', {}, [nameOf(machine, place)]),
          ]),
        ]);
      }),
    ),
  ];
}

/** @param {AtlasMachine} machine @param {string} id @param {Ways} ways */
function link(machine, id, ways) {
  return element('button', { type: 'button', class: 'link', onclick: () => ways.choose(id) }, [
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
function causeOf({ kind, trigger, ending, guard, id }) {
  if (kind === 'done' || kind === 'error') return `${trigger} ${endings[ending ?? 'success']}`;
  if (kind === 'always') return guard === null ? 'at once' : `at once: ${guard}`;
  return trigger === '' ? id : trigger;
}
