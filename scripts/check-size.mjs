import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { ensureDemoBuild } from './lib/build.mjs';
import { runMain } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';

/** How many kB of scripts, compressed with brotli, each page may load before it is shown. */
const budgets = {
  HomeRoute: 116.5,
  DukaListRoute: 114,
  PersonRoute: 117,
  MessagesRoute: 112.5,
  HelpRoute: 114.5,
  OrderRoute: 176.5,
  ProfileRoute: 133,
};

const assets = `${root}/dist/assets`;
// Not `import("./x.js")`, which is loaded on demand.
const staticImport = /(?:^|[;}\s])import(?:[^"'();]*?from)?\s*["']\.\/([^"']+\.js)["']/g;

await runMain(async () => {
  await ensureDemoBuild();
  const entry = /assets\/(index-[\w-]+\.js)/.exec(readFileSync(`${root}/dist/index.html`, 'utf8'));
  let errors = 0;
  for (const [page, budget] of Object.entries(budgets)) {
    const route = readdirSync(assets).find(
      (name) => name.startsWith(`${page}-`) && name.endsWith('.js'),
    );
    if (!entry?.[1] || !route) throw new Error(`The build has no script of ${page}.`);
    const sizes = [...withImports([entry[1], route])]
      .map((file) => ({
        file,
        size: brotliCompressSync(readFileSync(`${assets}/${file}`)).length / 1000,
      }))
      .sort((one, other) => other.size - one.size);
    const total = sizes.reduce((sum, { size }) => sum + size, 0);
    console.log(`${page}: ${total.toFixed(1)} kB in ${sizes.length} scripts, budget ${budget} kB`);
    if (total <= budget) continue;
    errors += 1;
    for (const { file, size } of sizes) console.error(`  ${size.toFixed(1)} kB ${file}`);
  }
  if (errors > 0)
    console.error('Load less or load it later, or raise the budget in scripts/check-size.mjs.');
  return errors === 0 ? 0 : 1;
});

/**
 * Returns scripts with all that they import statically.
 * @param {Iterable<string>} files
 */
function withImports(files) {
  const loaded = new Set(files);
  // Visits what is added meanwhile, too.
  for (const file of loaded)
    for (const [, imported = ''] of readFileSync(`${assets}/${file}`, 'utf8').matchAll(
      staticImport,
    ))
      loaded.add(imported);
  return loaded;
}
