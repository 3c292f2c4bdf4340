import { element } from '#atlas/element';

/**
 * @import { AtlasData } from '../src/atlas/drawAtlas.ts'
 * @typedef {object} View the selection and filters of the page
 * @property {string} machine
 * @property {string} theme
 * @property {number} width
 * @property {number} text
 * @property {string | null} chosen
 * @property {boolean} onlyFailures
 * @property {boolean} withMinor
 * @property {string} search
 * @property {string | null} testPath
 */

/**
 * Draws the toolbar above the map.
 * @param {AtlasData} atlas
 * @param {View} view
 * @param {{
 *   change: (changes: Partial<View>) => void,
 *   search: (text: string) => void,
 *   next: () => void,
 * }} actions
 */
export function drawToolbar({ machines, looks, optional }, view, { change, search, next }) {
  const choices = (/** @type {(look: AtlasData['looks'][number]) => string | number} */ read) => [
    ...new Set(looks.map(read)),
  ];
  return [
    element(
      'nav',
      { 'aria-label': 'Machines' },
      machines.map(({ name, places }) =>
        element(
          'button',
          {
            type: 'button',
            'aria-pressed': String(name === view.machine),
            onclick: () => change({ machine: name, chosen: null, testPath: null }),
          },
          [
            name,
            element('small', {}, [
              String(places.filter(({ kind }) => kind === 'state' || kind === 'end').length),
            ]),
          ],
        ),
      ),
    ),
    element('div', { class: 'tools' }, [
      element('input', {
        type: 'search',
        placeholder: 'Search',
        'aria-label': 'Search states and transitions; Enter selects the next match',
        value: view.search,
        oninput: (event) => search(/** @type {HTMLInputElement} */ (event.target).value),
        onkeydown: (event) => /** @type {KeyboardEvent} */ (event).key === 'Enter' && next(),
      }),
      toggle('Failure paths', view.onlyFailures, () =>
        change({ onlyFailures: !view.onlyFailures }),
      ),
      optional === null
        ? null
        : toggle(optional, view.withMinor, () => change({ withMinor: !view.withMinor })),
      group(
        'Theme',
        choices(({ theme }) => theme),
        view.theme,
        (theme) => change({ theme: String(theme) }),
      ),
      group(
        'Width',
        choices(({ width }) => width),
        view.width,
        (width) => change({ width: Number(width) }),
      ),
      group(
        'Text',
        choices(({ text }) => text),
        view.text,
        (text) => change({ text: Number(text) }),
        ' %',
      ),
    ]),
  ];
}

/** @param {string} words @param {boolean} isOn @param {() => void} press */
function toggle(words, isOn, press) {
  return element(
    'button',
    { type: 'button', class: 'toggle', 'aria-pressed': String(isOn), onclick: press },
    [words],
  );
}

/**
 * @param {string} name
 * @param {readonly (string | number)[]} choices
 * @param {string | number} chosen
 * @param {(choice: string | number) => void} press
 * @param {string} [unit]
 */
function group(name, choices, chosen, press, unit = '') {
  if (choices.length < 2) return null;
  return element(
    'div',
    { class: 'choices', role: 'group', 'aria-label': name },
    choices.map((choice) =>
      element(
        'button',
        { type: 'button', 'aria-pressed': String(choice === chosen), onclick: () => press(choice) },
        [`${choice}${unit}`],
      ),
    ),
  );
}
