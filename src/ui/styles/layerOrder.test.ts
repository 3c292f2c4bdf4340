import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { layerOrder } from './layerOrder.ts';

it('puts the layer order first in every style sheet', async () => {
  const config = await resolveConfig(
    { configFile: false, logLevel: 'silent', css: { postcss: { plugins: [layerOrder] } } },
    'build',
  );
  const { code } = await preprocessCSS(
    '@layer screens { .a { color: red } }',
    'a.module.css',
    config,
  );
  expect(code.startsWith('@layer reset, tokens, base, components, screens;')).toBe(true);
});
