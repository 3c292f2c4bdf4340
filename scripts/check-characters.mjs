import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appFonts } from './lib/app-fonts.mjs';
import { missingCharacters, textsOf } from './lib/characters.mjs';
import { runMain } from './lib/user-error.mjs';
import { root } from './lib/root.mjs';

/**
 * The folders with texts of the app: copy, fixtures, stories, texts that tests type, and the
 * server's demo data and cards.
 */
const folders = [
  'src',
  'server/src',
  'server/artwork',
  'tests/flows/models',
  'tests/flows/support',
];

/** The app does not show texts of tests and generated files. */
const excluded = /\.test\.tsx?$|\/generated\//;

/** Characters that no page shows, by the files that use them. */
const notShown = [
  { path: 'tests/flows/models/', character: '→', use: 'in the names of mutants' },
  {
    path: 'server/src/orders/printedText.ts',
    character: '\ufffd',
    use: 'replaces an unpaired surrogate',
  },
];

/** Checks that all fonts of the app contain every character that the app can show. */
await runMain(async () => {
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...folders],
    { cwd: root, encoding: 'utf8' },
  )
    .split('\0')
    .filter(
      (path) =>
        /\.(?:tsx?|json|css)$/.test(path) && !excluded.test(path) && existsSync(join(root, path)),
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
  if (errors.length > 0)
    console.error(
      'Rewrite the text, or add a font file that contains the character to the style sheet.',
    );
  console.log(
    `${texts.length} texts in ${files.length} files, ${fonts.size} fonts, ${errors.length} ${errors.length === 1 ? 'error' : 'errors'}`,
  );
  return errors.length === 0 ? 0 : 1;
});

/**
 * Removes the characters that no page shows.
 * @param {string} path
 * @param {string} text
 */
function shownPart(path, text) {
  return notShown
    .filter((entry) => path.startsWith(entry.path))
    .reduce((rest, { character }) => rest.replaceAll(character, ''), text);
}
