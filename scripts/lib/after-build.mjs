/**
 * Creates a Vite plugin that runs a function after a client build was written.
 * @param {string} name
 * @param {(config: import('vite').ResolvedConfig, bundle: import('vite').Rolldown.OutputBundle) => Promise<void>} run
 * @returns {import('vite').Plugin}
 */
export function afterBuild(name, run) {
  /** @type {import('vite').ResolvedConfig | undefined} */
  let config;
  /** @type {import('vite').Rolldown.OutputBundle | undefined} */
  let bundle;
  return {
    name,
    apply: (userConfig, { command }) => command === 'build' && !userConfig.build?.ssr,
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      handler(_, output) {
        bundle = output;
      },
    },
    async closeBundle() {
      if (config !== undefined && bundle !== undefined) await run(config, bundle);
    },
  };
}
