/**
 * A plugin that goes on when a build for browsers has been written.
 * @param {string} name
 * @param {(config: import('vite').ResolvedConfig, bundle: import('vite').Rolldown.OutputBundle) => Promise<void>} goOn
 * @returns {import('vite').Plugin}
 */
export function afterBuild(name, goOn) {
  /** @type {import('vite').ResolvedConfig | undefined} */
  let config;
  /** @type {import('vite').Rolldown.OutputBundle | undefined} */
  let bundle;
  return {
    name,
    apply: (given, { command }) => command === 'build' && !given.build?.ssr,
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      handler(_, made) {
        bundle = made;
      },
    },
    async closeBundle() {
      if (config !== undefined && bundle !== undefined) await goOn(config, bundle);
    },
  };
}
