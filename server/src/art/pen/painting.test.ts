import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { rasterise } from '../rasterise.ts';
import { paintPicture, svgPainting } from './painting.ts';
import { svgDocument } from './svg.ts';
import { svgElements } from './svgElements.ts';

describe('taking a drawing apart', () => {
  it('dissolves groups that only move, and keeps others whole', () => {
    const { definitions, nodes } = svgElements(
      '<defs><filter id="a"/></defs><g transform="translate(1 2)"><path d="M0 0"/><g transform="scale(2)"><circle r="1"/></g></g>' +
        '<g opacity=".5"><g><path d="M1 1"/></g></g><rect width="3"/>',
    );
    expect(definitions).toBe('<filter id="a"/>');
    expect(nodes.map(({ name, transforms, source }) => [name, transforms, source])).toEqual([
      ['path', ['translate(1 2)'], '<path d="M0 0"/>'],
      ['circle', ['translate(1 2)', 'scale(2)'], '<circle r="1"/>'],
      ['g', [], '<g opacity=".5"><g><path d="M1 1"/></g></g>'],
      ['rect', [], '<rect width="3"/>'],
    ]);
  });

  it('says which element is not closed', () => {
    expect(() => svgElements('<g opacity="1"><path d="M0 0"/>')).toThrow('A <g> is not closed.');
  });
});

describe('painting a drawing', () => {
  it('draws plain shapes directly as the SVG renderer would', async () => {
    const shapes = Array.from({ length: 300 }, (_, index) => {
      const [x, y] = [10 + (index % 20) * 9, 10 + Math.floor(index / 20) * 12];
      return [
        `<path d="M${x} ${y}l6 0l-3 8Z" fill="#205060" stroke="#a08040" stroke-width="1.5" stroke-linejoin="round"/>`,
        `<ellipse cx="${x}" cy="${y}" rx="5" ry="2" fill="#c03040" opacity=".6" transform="rotate(30 ${x} ${y})"/>`,
        `<g transform="translate(${x} ${y}) scale(-1 1.5)"><circle cx="1" cy="1" r="2" fill="none" stroke="#000000"/></g>`,
        `<path d="M${x} ${y}q4 -6 8 0" fill="none" stroke="#308050" stroke-width="2" stroke-linecap="round"/>`,
      ][index % 4];
    }).join('');
    const body = `<rect width="200" height="200" fill="#f0e8d8"/>${shapes}`;
    const direct = (
      await paintPicture(
        svgPainting(200, 200, () => body),
        400,
      )
    ).data();
    const reference = createCanvas(400, 400);
    reference
      .getContext('2d')
      .drawImage(await rasterise(svgDocument(200, 200, body, 400), 400), 0, 0);
    const expected = reference.data();
    let difference = 0;
    for (let index = 0; index < expected.length; index += 1)
      difference += Math.abs((direct[index] ?? 0) - (expected[index] ?? 0));
    expect(difference / expected.length).toBeLessThan(1.2);
  });

  it('keeps the order of shapes and gradients', async () => {
    const many = '<path d="M0 0H10V10H0Z" fill="#0000ff"/>'.repeat(260);
    const gradient =
      '<defs><linearGradient id="g"><stop stop-color="#ff0000"/></linearGradient></defs><rect width="10" height="5" fill="url(#g)"/>';
    const pixels = (
      await paintPicture(
        svgPainting(10, 10, () => many + gradient),
        10,
      )
    ).data();
    expect([...pixels.subarray(4 * 22, 4 * 22 + 3)]).toEqual([255, 0, 0]);
    expect([...pixels.subarray(4 * 82, 4 * 82 + 3)]).toEqual([0, 0, 255]);
  });
});
