import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from './user-error.mjs';
import { root } from './root.mjs';

/** Packages with the fonts that a browser of the tests sees: as wide as Arial, and as wide as Times New Roman. */
const packages = ['@expo-google-fonts/arimo', '@expo-google-fonts/tinos'];

/**
 * Writes a fontconfig file under which a browser on Linux sees the tests' fonts and no others, and draws letters in one
 * way, so that the same pictures come out on every machine. Fontconfig keeps its cache below `node_modules`, because the home folder may be
 * missing or read-only.
 * @param {string} [folder] the repository
 * @returns {string} the path of the file, for `FONTCONFIG_FILE`
 * @throws {Complaint} when a package is not installed
 */
export function ensureFontConfig(folder = root) {
  const fonts = packages.map((name) => join(folder, 'node_modules', name));
  const missing = packages.filter((_, index) => !existsSync(fonts[index] ?? ''));
  if (missing.length > 0) {
    throw new UserError(
      `The tests need the fonts of ${missing.join(' and ')}, which node_modules does not have: the browser sees no ` +
        'other fonts, so that pictures do not depend on the machine.\nInstall the packages with "npm ci".',
    );
  }
  const home = join(folder, 'node_modules', '.cache', 'test-fonts');
  const file = join(home, 'fonts.conf');
  const text = fontConfigOf(fonts, join(home, 'fontconfig'));
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(home, { recursive: true });
    // Several processes may write it at once, and none may read half of it.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, file);
  }
  return file;
}

/**
 * @param {readonly string[]} folders
 * @param {string} cache
 */
function fontConfigOf(folders, cache) {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    ...folders.map((folder) => `  <dir>${escaped(folder)}</dir>`),
    `  <cachedir>${escaped(cache)}</cachedir>`,
    ...['sans-serif', 'system-ui', 'monospace'].map((name) => alias(name, 'Arimo')),
    alias('serif', 'Tinos'),
    // How letters are drawn, on which the fonts of pages depend as well. These are Debian's own settings.
    '  <match target="pattern">',
    ...[
      ['antialias', '<bool>true</bool>'],
      ['hinting', '<bool>true</bool>'],
      ['hintstyle', '<const>hintslight</const>'],
      ['rgba', '<const>none</const>'],
    ].map(([name, value]) => `    <edit name="${name}" mode="assign">${value}</edit>`),
    '  </match>',
    '</fontconfig>',
    '',
  ].join('\n');
}

/**
 * @param {string} name
 * @param {string} family
 */
function alias(name, family) {
  return `  <alias binding="same"><family>${name}</family><prefer><family>${family}</family></prefer></alias>`;
}

/** @param {string} path */
function escaped(path) {
  return path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
