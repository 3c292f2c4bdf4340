import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appFonts } from './lib/app-fonts.mjs';
import { missingCharacters, textsOf } from './lib/characters.mjs';
import { runMain } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';

/** Where the app's texts come from: its copy, fixtures and stories, what tests type, and the server's demo data. */
const places = ['src', 'server/src', 'tests/flows/models', 'tests/flows/support'];

/** Tests say what nobody is shown. */
const leftOut = /\.test\.tsx?$|\/generated\//;

/** Characters that no page shows, by where they are used. */
const notShown = [
  { path: 'tests/flows/models/', character: '→', use: 'in the names of mutants' },
  {
    path: 'server/src/orders/printedText.ts',
    character: '\ufffd',
    use: 'for half a character, which is no letter',
  },
];

/** Every character that the app can show is in all of its fonts. */
await runMain(async () => {
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...places],
    { cwd: root, encoding: 'utf8' },
  )
    .split('\0')
    .filter(
      (path) =>
        /\.(?:tsx?|json|css)$/.test(path) && !leftOut.test(path) && existsSync(join(root, path)),
    );
  const texts = files.flatMap((path) =>
    textsOf(path, readFileSync(join(root, path), 'utf8')).map(({ line, text }) => ({
      path,
      line,
      text: shownPart(path, text),
    })),
  );
  const fonts = appFonts();
  const errors = missingCharacters(texts, fonts);
  for (const error of errors) console.error(error);
  console.log(
    `${texts.length} texts in ${files.length} files, ${fonts.size} fonts, ${errors.length} ${errors.length === 1 ? 'fault' : 'faults'}`,
  );
  return errors.length === 0 ? 0 : 1;
});

/**
 * @param {string} path
 * @param {string} text
 */
function shownPart(path, text) {
  return notShown
    .filter((one) => path.startsWith(one.path))
    .reduce((rest, { character }) => rest.replaceAll(character, ''), text);
}
