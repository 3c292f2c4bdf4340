/** @import { WrittenFinding, WrittenPicture } from '../Run.ts' */

/** @type {WrittenFinding[]} */
const findings = JSON.parse(document.getElementById('findings')?.textContent ?? '[]');
const canAccept = location.protocol.startsWith('http');
/** @type {Set<string>} */
const accepted = new Set();
const views = { side: 'Side by side', slide: 'Slide', blink: 'Blink', difference: 'Difference' };
/** @type {keyof typeof views} */
let view = 'side';
let place = 0;

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement)
    return;
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step !== undefined) {
    event.preventDefault();
    go(place + step);
  }
  const chosen = /** @type {(keyof typeof views)[]} */ (Object.keys(views))[Number(event.key) - 1];
  if (chosen !== undefined) look(chosen);
  if (event.key === 'a') void accept([current()]);
  if (event.key === 's') void accept(ofStory());
});
draw();

function current() {
  return findings[place];
}

function ofStory() {
  return findings.filter(({ story }) => story === current()?.story);
}

/** @param {number} next */
function go(next) {
  place = Math.max(0, Math.min(findings.length - 1, next));
  draw();
}

/** @param {keyof typeof views} chosen */
function look(chosen) {
  view = chosen;
  draw();
}

/** @param {(WrittenFinding | undefined)[]} chosen */
async function accept(chosen) {
  const ids = chosen.flatMap((finding) =>
    finding === undefined || accepted.has(finding.id) ? [] : [finding.id],
  );
  if (!canAccept || ids.length === 0) return;
  const response = await fetch('accept', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ids),
  });
  if (!response.ok) return;
  ids.forEach((id) => accepted.add(id));
  const next = findings.findIndex(({ id }, index) => index > place && !accepted.has(id));
  go(next < 0 ? place : next);
}

function draw() {
  document.body.replaceChildren(head(), list(), main());
  document.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' });
}

function head() {
  const remaining = findings.length - accepted.size;
  return element('header', {}, [
    element('h1', {}, ['Review of screens']),
    element('p', {}, [
      findings.length === 0 ? 'No differences' : `${remaining} of ${findings.length} to review`,
    ]),
    canAccept && remaining > 0 ? button('Accept all', () => void accept(findings)) : null,
  ]);
}

function list() {
  const stories = [...new Set(findings.map(({ name }) => name))];
  return element(
    'nav',
    { 'aria-label': 'Differences' },
    stories.flatMap((story) => [
      element('h3', {}, [story.replace(/^Screens\//, '').replaceAll('/', ' · ')]),
      ...findings.flatMap((finding, index) =>
        finding.name === story ? [entry(finding, index)] : [],
      ),
    ]),
  );
}

/** @param {WrittenFinding} finding @param {number} index */
function entry(finding, index) {
  const isAccepted = accepted.has(finding.id);
  const item = button('', () => go(index), [
    wordsOf(finding.look),
    element('small', {}, [isAccepted ? 'accepted' : extentOf(finding)]),
  ]);
  item.setAttribute('aria-current', String(index === place));
  if (isAccepted) item.classList.add('accepted');
  return item;
}

function main() {
  const finding = current();
  if (finding === undefined) {
    return element('main', {}, [
      element('p', { class: 'nothing' }, ['Every screen matches its accepted picture.']),
    ]);
  }
  return element('main', {}, [about(finding), stage(finding)]);
}

/** @param {WrittenFinding} finding */
function about(finding) {
  const isChanged = finding.kind === 'changed';
  return element('div', { class: 'about' }, [
    element('div', { class: 'grow' }, [
      element('h2', {}, [finding.name.replace(/^Screens\//, '').replaceAll('/', ' · ')]),
      element('p', {}, [`${wordsOf(finding.look)} · ${describe(finding)}`]),
    ]),
    isChanged ? viewSwitch() : null,
    ...(canAccept
      ? [
          button('Accept story', () => void accept(ofStory()), [key('s')]),
          button(
            'Accept',
            () => void accept([finding]),
            [key('a')],
            'primary',
            accepted.has(finding.id),
          ),
        ]
      : [element('code', {}, [`npm run visual:accept -- ${finding.id}`])]),
  ]);
}

function viewSwitch() {
  return element(
    'div',
    { class: 'views', role: 'group', 'aria-label': 'View' },
    Object.entries(views).map(([name, words], index) => {
      const item = button(words, () => look(/** @type {keyof typeof views} */ (name)), [
        key(String(index + 1)),
      ]);
      item.setAttribute('aria-pressed', String(name === view));
      return item;
    }),
  );
}

/** @param {WrittenFinding} finding */
function stage({ kind, before, after, difference }) {
  if (kind !== 'changed' || before === null || after === null || difference === null) {
    return element('div', { class: 'stage' }, [
      figure(kind === 'new' ? 'New' : 'Removed', after ?? before),
    ]);
  }
  if (view === 'side')
    return element('div', { class: 'stage' }, [
      figure('Before', before),
      figure('After', after),
      figure('Difference', difference),
    ]);
  if (view === 'difference')
    return element('div', { class: 'stage' }, [figure('Difference', difference)]);
  return element('div', { class: 'stage' }, [over(before, after)]);
}

/** @param {string} words @param {WrittenPicture | null} shown */
function figure(words, shown) {
  return element('figure', {}, [
    element('figcaption', {}, [words]),
    shown === null ? null : image(shown, words),
  ]);
}

/** @param {WrittenPicture} before @param {WrittenPicture} after */
function over(before, after) {
  const upper = image(after, 'After');
  upper.classList.add('upper');
  const box = element('div', { class: `over ${view}` }, [image(before, 'Before'), upper]);
  if (view === 'slide') {
    const slider = element(
      'input',
      { type: 'range', min: '0', max: '100', value: '50', 'aria-label': 'Before and after' },
      [],
    );
    slider.addEventListener('input', () =>
      box.style.setProperty('--edge', `${/** @type {HTMLInputElement} */ (slider).value}%`),
    );
    box.append(slider);
  }
  return element('figure', {}, [
    element('figcaption', {}, [
      view === 'slide' ? 'Before on the left, after on the right' : 'Before and after, alternating',
    ]),
    box,
  ]);
}

/** @param {WrittenPicture} picture @param {string} alt */
function image({ file, width, height }, alt) {
  return element('img', { src: file, alt, width: String(width), height: String(height) }, []);
}

/** @param {WrittenFinding} finding */
function describe(finding) {
  const { kind, changed, before, after } = finding;
  if (kind === 'new') return 'new: has no accepted picture';
  if (kind === 'gone') return 'removed: accepted before, but no longer exists';
  const size = (/** @type {WrittenPicture | null} */ picture) =>
    `${picture?.width} × ${picture?.height}`;
  return `${changed} pixels differ${size(before) === size(after) ? '' : `, ${size(before)} became ${size(after)}`}`;
}

/** @param {WrittenFinding} finding */
function extentOf({ kind, changed }) {
  return kind === 'changed' ? `${changed} px` : kind;
}

/** @param {string} look */
function wordsOf(look) {
  const [width, theme, text] = look.split('-');
  return `${width}, ${theme}${text === undefined ? '' : `, text ${text} %`}`;
}

/** @param {string} name */
function key(name) {
  return element('kbd', {}, [` ${name}`]);
}

/**
 * @param {string} words
 * @param {() => void} press
 * @param {Child[]} more
 * @param {string} kind
 * @param {boolean} isDisabled
 */
function button(words, press, more = [], kind = '', isDisabled = false) {
  const created = /** @type {HTMLButtonElement} */ (
    element('button', { type: 'button', class: kind }, [words, ...more])
  );
  created.disabled = isDisabled;
  created.addEventListener('click', press);
  return created;
}

/** @typedef {Node | string | null} Child */

/** @param {string} name @param {Record<string, string>} attributes @param {Child[]} children */
function element(name, attributes, children) {
  const created = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes))
    if (value !== '') created.setAttribute(attribute, value);
  created.append(...children.filter((child) => child !== null));
  return created;
}
