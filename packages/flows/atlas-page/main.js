import { drawCanvas } from '#atlas/canvas';
import { drawDetails } from '#atlas/details';
import { element } from '#atlas/element';
import { panZoom } from '#atlas/panZoom';
import { drawToolbar } from '#atlas/toolbar';

/**
 * @import { AtlasData, AtlasPicture } from '../src/atlas/drawAtlas.ts'
 * @import { View } from './toolbar.js'
 */

/** @type {AtlasData} */
const atlas = read('atlas');
const names = atlas.machines.map(({ name }) => name);
/** @type {Map<string, Readonly<Record<string, AtlasPicture>>>} */
const galleries = new Map();
const view = startingView();

const scale = element('output');
const surface = element('div', { class: 'surface' });
const frame = element(
  'main',
  {
    class: 'frame',
    tabindex: '0',
    'aria-label': 'Map. Arrow keys move it, plus and minus zoom, 0 shows the whole map.',
  },
  [surface],
);
const bar = element('header');
const side = element('div', { class: 'side' });
const camera = panZoom(
  frame,
  surface,
  (factor) => (scale.textContent = `${Math.round(factor * 100)} %`),
);

document.body.append(
  bar,
  element('div', { class: 'stage' }, [frame, side, zoomButtons(), legend()]),
);
frame.addEventListener('dblclick', (event) => closeUp(/** @type {Element} */ (event.target)));
document.addEventListener('keydown', onKey);
window.addEventListener('resize', showAll);
draw();
showAll();
reveal();

/** @template T @param {string} id @returns {T} */
function read(id) {
  return JSON.parse(document.getElementById(id)?.textContent ?? 'null');
}

/** @returns {View} */
function startingView() {
  const query = new URLSearchParams(location.hash.slice(1));
  const machine = query.get('machine') ?? '';
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return {
    machine: names.includes(machine) ? machine : (names[0] ?? ''),
    theme: query.get('theme') ?? (prefersDark ? 'dark' : 'light'),
    width: Number(query.get('width') ?? Math.min(...atlas.looks.map(({ width }) => width))),
    text: Number(query.get('text') ?? 100),
    chosen: query.get('chosen'),
    onlyFailures: query.get('paths') === 'failures',
    withMinor: query.get('minor') === 'yes',
    search: '',
    testPath: null,
  };
}

/** Stores the view in the URL, so that a reload restores it. */
function remember() {
  const { machine, theme, width, text, chosen, onlyFailures, withMinor } = view;
  const query = new URLSearchParams({ machine, theme, width: String(width), text: String(text) });
  if (chosen !== null) query.set('chosen', chosen);
  if (onlyFailures) query.set('paths', 'failures');
  if (withMinor) query.set('minor', 'yes');
  history.replaceState(null, '', `#${query}`);
}

function machine() {
  const found = atlas.machines.find(({ name }) => name === view.machine);
  if (found === undefined) throw new Error(`There is no machine ${view.machine}.`);
  return found;
}

function drawing() {
  const { drawings } = machine();
  const machineDrawings = drawings[String(view.width)] ?? Object.values(drawings)[0];
  if (machineDrawings === undefined) throw new Error('The machine has no drawing.');
  return view.withMinor ? machineDrawings.all : machineDrawings.main;
}

/** Returns the pictures of the current machine. They are parsed when the machine is first shown. */
function gallery() {
  const known =
    galleries.get(view.machine) ??
    /** @type {Readonly<Record<string, AtlasPicture>>} */ (read(`pictures-${view.machine}`));
  galleries.set(view.machine, known);
  return known;
}

function look() {
  const fits = (/** @type {AtlasData['looks'][number]} */ candidate) =>
    candidate.theme === view.theme &&
    candidate.width === view.width &&
    candidate.text === view.text;
  return (atlas.looks.find(fits) ?? atlas.looks[0])?.name ?? '';
}

function draw() {
  const { width, height } = drawing();
  document.documentElement.dataset['theme'] = view.theme;
  surface.style.width = `${width}px`;
  surface.style.height = `${height}px`;
  surface.replaceChildren(...drawCanvas(machine(), drawing(), gallery(), look(), choose));
  bar.replaceChildren(...drawToolbar(atlas, view, { change, search, next: chooseNext }));
  drawSide();
  mark();
}

function drawSide() {
  const { chosen, testPath } = view;
  side.replaceChildren(
    ...(chosen === null
      ? []
      : [
          drawDetails(
            machine(),
            chosen,
            { gallery: gallery(), look: look(), machines: names, testPath },
            {
              choose,
              follow,
              open: (name) => change({ machine: name, chosen: null, testPath: null }),
              close: () => choose(null),
              storyUrl,
            },
          ),
        ]),
  );
  remember();
}

/** @param {Partial<View>} changes */
function change(changes) {
  const before = drawing();
  const focused = document.activeElement?.textContent;
  Object.assign(view, changes);
  draw();
  if (drawing() !== before) showAll();
  const sameButton = [...bar.querySelectorAll('button')].find(
    ({ textContent }) => textContent === focused,
  );
  sameButton?.focus();
}

/** @param {string | null} id of a place or transition */
function choose(id) {
  view.chosen = id;
  view.testPath = null;
  drawSide();
  mark();
  reveal();
}

/** @param {string | null} testPath */
function follow(testPath) {
  view.testPath = testPath;
  drawSide();
  mark();
}

function showAll() {
  camera.fit({ x: 0, y: 0, width: drawing().width, height: drawing().height });
}

function reveal() {
  const { areas, lines } = drawing();
  const line = lines.find(({ entries }) =>
    entries.some(({ transition }) => transition === view.chosen),
  );
  const area = areas[view.chosen ?? ''] ?? line?.label;
  if (area) camera.reveal(area);
}

/** Zooms to a place, or to the group around it. @param {Element} target */
function closeUp(target) {
  const area = drawing().areas[target.closest('.place, .group')?.getAttribute('data-id') ?? ''];
  if (area !== undefined) camera.fit(area, 1.5);
}

/** @param {string} text */
function search(text) {
  view.search = text;
  mark();
}

/** Selects the next place that matches the search. */
function chooseNext() {
  const found = machine().places.filter((place) => matches(searchTextOf(place)));
  const place = found.findIndex(({ id }) => id === view.chosen);
  const following = found[(place + 1) % found.length];
  if (following !== undefined) choose(following.id);
}

/** @param {string} words */
function matches(words) {
  return words.toLowerCase().includes(view.search.trim().toLowerCase());
}

/** @param {import('../src/atlas/atlasMap.ts').Place} place */
function searchTextOf({ id, name, words }) {
  return `${id} ${name} ${words ?? ''}`;
}

/** Highlights the selected parts of the map and dims those that the filters exclude. */
function mark() {
  const { transitions, testPaths, places } = machine();
  const isSearched = view.search.trim() !== '' && view.testPath === null;
  const pathTransitions = new Set(testPaths.find(({ id }) => id === view.testPath)?.transitions);
  const visibleTransitions = transitions.filter((transition) =>
    view.testPath === null
      ? (!view.onlyFailures || transition.isFailurePath) &&
        (!isSearched || matches(`${transition.id} ${transition.words.join(' ')}`))
      : pathTransitions.has(transition.id),
  );
  const visibleIds = new Set(visibleTransitions.map(({ id }) => id));
  const isFiltered = view.onlyFailures || view.testPath !== null || isSearched;
  const reached = new Set(visibleTransitions.flatMap(({ source, target }) => [source, target]));
  const isReached = (/** @type {string} */ id) =>
    reached.has(id) || [...reached].some((group) => id.startsWith(`${group}.`));
  const visible = new Set(
    places
      .filter((place) => (isSearched ? matches(searchTextOf(place)) : isReached(place.id)))
      .map(({ id }) => id),
  );
  for (const part of surface.querySelectorAll('.place')) {
    const id = part.getAttribute('data-id') ?? '';
    part.classList.toggle('dim', isFiltered && !visible.has(id));
    part.classList.toggle('chosen', id === view.chosen);
  }
  for (const part of surface.querySelectorAll('.label button')) {
    const id = part.getAttribute('data-id') ?? '';
    part.classList.toggle('dim', isFiltered && !visibleIds.has(id));
    part.classList.toggle('chosen', id !== '' && id === view.chosen);
  }
  for (const part of surface.querySelectorAll('.line')) {
    const ids = (part.getAttribute('data-transitions') ?? '').split('\n');
    const touches = [part.getAttribute('data-source'), part.getAttribute('data-target')].includes(
      view.chosen,
    );
    part.classList.toggle('dim', isFiltered && !ids.some((id) => visibleIds.has(id)));
    part.classList.toggle(
      'chosen',
      ids.includes(view.chosen ?? ' ') ||
        touches ||
        (view.testPath !== null && ids.some((id) => pathTransitions.has(id))),
    );
  }
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey) return;
  if (event.key === '0') showAll();
  if (event.key === 'Escape') choose(null);
  if (event.key === '/') {
    event.preventDefault();
    bar.querySelector('input')?.focus();
  }
}

/**
 * Returns the URL of a story: in the Storybook that serves the atlas, else in the configured one.
 * @param {string} story
 */
function storyUrl(story) {
  const home = location.protocol.startsWith('http')
    ? new URL('.', location.href).href
    : atlas.storybook;
  return `${home}?path=/story/${story}`;
}

function zoomButtons() {
  const press = (
    /** @type {string} */ words,
    /** @type {string} */ label,
    /** @type {() => void} */ action,
  ) =>
    element('button', { type: 'button', 'aria-label': label, title: label, onclick: action }, [
      words,
    ]);
  return element('div', { class: 'zoom', role: 'group', 'aria-label': 'Zoom' }, [
    press('−', 'Zoom out', () => camera.zoom(0.8)),
    scale,
    press('+', 'Zoom in', () => camera.zoom(1.25)),
    press('Fit', 'Show all', showAll),
  ]);
}

function legend() {
  const kinds = [
    ['line', 'events and successful outcomes'],
    ['line failure', 'rejections, errors and the transitions that follow them'],
  ];
  return element('details', { class: 'legend' }, [
    element('summary', {}, ['Legend']),
    element('ul', {}, [
      ...kinds.map(([kind, words]) =>
        element('li', {}, [
          element('svg', { width: 36, height: 10 }, [
            element('path', { class: kind ?? '', d: 'M1,5 L35,5' }),
          ]),
          ` ${words}`,
        ]),
      ),
      element('li', {}, [element('span', { class: 'place start' }), ' start']),
      element('li', {}, [
        element('span', { class: 'place passing' }, ['name']),
        ' transient: left at once',
      ]),
      element('li', {}, [element('i', { class: 'busy' }), ' invokes an actor']),
    ]),
  ]);
}
