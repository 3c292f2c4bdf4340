import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from './user-error.mjs';
import { root } from './root.mjs';

/** The packages of the test fonts, with the metrics of Arial and of Times New Roman. */
const packages = ['@expo-google-fonts/arimo', '@expo-google-fonts/tinos'];

/**
 * Writes a fontconfig file with which a browser on Linux sees only the test fonts and uses fixed
 * rendering settings, so that screenshots are the same on every computer. The cache of fontconfig
 * is in `node_modules`, because the home folder can be missing or read-only.
 * @param {string} [folder] the repository
 * @returns {string} the path of the file, for `FONTCONFIG_FILE`
 * @throws {UserError} when a package is not installed
 */
export function ensureFontConfig(folder = root) {
  const fonts = packages.map((name) => join(folder, 'node_modules', name));
  const missing = packages.filter((_, index) => !existsSync(fonts[index] ?? ''));
  if (missing.length > 0) {
    throw new UserError(
      `The fonts for the tests are missing: ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not in node_modules. ` +
        'The test browser uses only these fonts, so that screenshots are the same on every computer.\n' +
        'Fix it with: npm ci',
    );
  }
  const cacheFolder = join(folder, 'node_modules', '.cache', 'test-fonts');
  const file = join(cacheFolder, 'fonts.conf');
  const text = fontConfigOf(fonts, join(cacheFolder, 'fontconfig'));
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    mkdirSync(cacheFolder, { recursive: true });
    // Renames the finished file, because several processes can write and read it at once.
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, text);
    renameSync(temporary, file);
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
    ...folders.map((folder) => `  <dir>${escapeXml(folder)}</dir>`),
    `  <cachedir>${escapeXml(cache)}</cachedir>`,
    ...['sans-serif', 'system-ui', 'monospace'].map((name) => alias(name, 'Arimo')),
    alias('serif', 'Tinos'),
    // Rendering settings, which also apply to web fonts. These are the defaults of Debian.
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
function escapeXml(path) {
  return path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
