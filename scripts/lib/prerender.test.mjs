import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createTemplate, documentOf } from './prerender.mjs';

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

describe('the template of a rendered document', () => {
  const index =
    '<!doctype html><html><head><title>A</title>' +
    '<script type="module" crossorigin src="/assets/a.js"></script>' +
    '<link rel="modulepreload" crossorigin href="/assets/b.js">' +
    '<link rel="stylesheet" crossorigin href="/assets/a.css"></head>' +
    '<body><noscript>No</noscript><div id="root"></div></body></html>';
  const { html, hashes } = createTemplate(index, {
    css: 'p{color:red}',
    styles: ['/assets/a.css'],
    modules: ['/assets/a.js'],
    scripts: ['/assets/a.js', '/assets/b.js'],
  });

  test('R263 allows exactly its inline style and script, by their hashes', () => {
    const [script] = /(?<=<script data-modules[^>]*">)[^<]*/.exec(html) ?? [''];
    /** @param {string} text */
    const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
    expect(hashes).toEqual({ script: hashOf(script), style: hashOf('p{color:red}') });
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<style/g)).toHaveLength(1);
  });

  test('R261 contains the styles, so that their files are never loaded, and no link to a script', () => {
    expect(html).toContain('<style>p{color:red}</style>');
    expect(html.match(/<link[^>]*>/g)).toEqual([
      '<link rel="stylesheet" disabled href="/assets/a.css">',
    ]);
    expect(html).not.toContain('<noscript>');
  });

  test('has one mark for each part that the server adds', () => {
    expect(html).toContain('<title>A</title><!--preloads-->');
    expect(html).toContain('<div id="root"><!--markup--></div><!--data-->');
  });

  test('cannot be created when the styles would end their element', () => {
    const parts = { css: 'a{content:"</style>"}', styles: [], modules: ['/a.js'], scripts: [] };
    expect(() => createTemplate(index, parts)).toThrow('</style');
  });
});
