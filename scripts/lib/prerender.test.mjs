import { describe, expect, test } from 'vitest';
import { documentOf } from './prerender.mjs';

const html =
  '<!doctype html><html><head><title>A</title></head><body><div id="root"></div></body></html>';

describe('the document of a prerendered page', () => {
  test('contains the inert page and links to its styles and scripts', () => {
    const page = documentOf(html, {
      markup: '<div class="shell"><div>$& words</div></div>',
      styles: ['/assets/a.css'],
      scripts: ['/assets/a.js'],
    });
    expect(page).toBe(
      '<!doctype html><html><head><title>A</title>' +
        '<link rel="stylesheet" crossorigin href="/assets/a.css"><link rel="modulepreload" crossorigin href="/assets/a.js"></head>' +
        '<body><div id="root"><div inert class="shell"><div>$& words</div></div></div></body></html>',
    );
  });

  test('cannot be created when index.html has no root element', () => {
    const parts = { markup: '<div></div>', styles: [], scripts: [] };
    expect(() => documentOf('<head></head><div id="app"></div>', parts)).toThrow(
      'no <div id="root"></div>',
    );
  });

  test('cannot be created from markup with style attributes, which the Content Security Policy blocks', () => {
    const parts = {
      markup: '<div><p class="a" style="width:60%">x</p></div>',
      styles: [],
      scripts: [],
    };
    expect(() => documentOf(html, parts)).toThrow('style attributes');
    expect(documentOf(html, { ...parts, markup: '<div>style="none"</div>' })).toContain(
      '<div inert>style="none"</div>',
    );
  });
});
