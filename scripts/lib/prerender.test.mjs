import { describe, expect, test } from 'vitest';
import { documentOf } from './prerender.mjs';

const html =
  '<!doctype html><html><head><title>A</title></head><body><div id="root"></div></body></html>';

describe('a document of a page that is rendered ahead', () => {
  test('shows the page, which cannot be used yet, and asks for its styles and scripts at once', () => {
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

  test('is refused where the app’s document has no place for it', () => {
    const parts = { markup: '<div></div>', styles: [], scripts: [] };
    expect(() => documentOf('<head></head><div id="app"></div>', parts)).toThrow(
      'no <div id="root"></div>',
    );
  });

  test('is refused where a style stands on an element, which the content policy would not let pass', () => {
    const parts = {
      markup: '<div><p class="a" style="width:60%">x</p></div>',
      styles: [],
      scripts: [],
    };
    expect(() => documentOf(html, parts)).toThrow('styles on its elements');
    expect(documentOf(html, { ...parts, markup: '<div>style="none"</div>' })).toContain(
      '<div inert>style="none"</div>',
    );
  });
});
