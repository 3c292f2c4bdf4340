import { element } from '#atlas/element';

/**
 * @import { AtlasMachine, AtlasPicture } from '../src/atlas/drawAtlas.ts'
 * @import { DrawnMap, Line } from '../src/atlas/drawMap.ts'
 * @import { Place } from '../src/atlas/atlasMap.ts'
 */

/**
 * Draws a machine: groups, lines with their labels, and places with their pictures.
 * @param {AtlasMachine} machine
 * @param {DrawnMap} drawing
 * @param {Readonly<Record<string, AtlasPicture>>} gallery
 * @param {string} look
 * @param {(id: string) => void} choose selects a place or transition
 */
export function drawCanvas(machine, drawing, gallery, look, choose) {
  return [
    ...machine.groups.map(({ id, name }) =>
      moveTo(
        element('section', { class: 'group', 'data-id': id }, [element('h3', {}, [name])]),
        drawing.areas[id],
      ),
    ),
    drawLines(drawing),
    ...drawing.lines.flatMap((line) => drawLabel(line, choose)),
    ...machine.places.map((place) =>
      moveTo(drawPlace(place, gallery[place.id], look, choose), drawing.areas[place.id]),
    ),
  ];
}

/** @param {DrawnMap} drawing */
function drawLines({ width, height, lines }) {
  return element('svg', { width, height, 'aria-hidden': 'true' }, [
    element('defs', {}, [
      element(
        'marker',
        {
          id: 'head',
          viewBox: '0 0 10 10',
          refX: 9,
          refY: 5,
          markerWidth: 11,
          markerHeight: 11,
          markerUnits: 'userSpaceOnUse',
          orient: 'auto',
        },
        [element('path', { d: 'M1,1 L9,5 L1,9 Z' })],
      ),
    ]),
    ...lines.map(({ path, source, target, isFailurePath, entries }) =>
      element('path', {
        class: isFailurePath ? 'line failure' : 'line',
        d: path,
        'data-transitions': entries.map(({ transition }) => transition ?? '').join('\n'),
        'data-source': source,
        'data-target': target,
        'marker-end': 'url(#head)',
      }),
    ),
  ]);
}

/** @param {Line} line @param {(id: string) => void} choose */
function drawLabel({ label, entries, source, isFailurePath }, choose) {
  if (label === null) return [];
  const box = element(
    'div',
    { class: isFailurePath ? 'label failure' : 'label' },
    entries.map(({ transition, text }) =>
      element(
        'button',
        { type: 'button', 'data-id': transition, onclick: () => choose(transition ?? source) },
        text.flatMap((line, place) => (place === 0 ? [line] : [element('br'), line])),
      ),
    ),
  );
  return [moveTo(box, label)];
}

/**
 * @param {Place} place
 * @param {AtlasPicture | undefined} story
 * @param {string} look
 * @param {(id: string) => void} choose
 */
function drawPlace(place, story, look, choose) {
  const { id, name, words, kind, isFailure, actors } = place;
  if (kind === 'start')
    return element('span', { class: 'place start', 'data-id': id, title: 'Start' });
  const picture = story?.pictures[look];
  const isSmall = kind === 'passing' || kind === 'anywhere';
  return element(
    'button',
    {
      type: 'button',
      class: `place ${kind}${isFailure ? ' failure' : ''}`,
      'data-id': id,
      onclick: () => choose(id),
    },
    isSmall
      ? [name]
      : [
          picture === undefined
            ? null
            : element('img', {
                src: picture.url,
                alt: '',
                width: picture.width,
                height: picture.height,
                decoding: 'async',
                draggable: 'false',
              }),
          element('span', { class: 'caption' }, [
            element('strong', {}, [
              name,
              actors.length > 0
                ? element('i', { class: 'busy', title: `Invokes ${actors.join(', ')}` })
                : null,
            ]),
            words === null ? null : element('span', {}, [words]),
          ]),
        ],
  );
}

/**
 * @param {HTMLElement} part
 * @param {{ x: number, y: number, width: number, height: number } | undefined} area
 */
function moveTo(part, area) {
  if (area === undefined) return part;
  part.style.left = `${area.x}px`;
  part.style.top = `${area.y}px`;
  part.style.width = `${area.width}px`;
  part.style.height = `${area.height}px`;
  return part;
}
