import { cruise } from 'dependency-cruiser';
import configuration from '../../.dependency-cruiser.mjs';

/** The names of all import rules. */
export const ruleNames = configuration.forbidden.map((rule) => rule.name);

/**
 * Checks the code below a folder against the import rules.
 * @param {string} folder
 * @param {string[]} parts the folders and files below it to check
 * @returns {Promise<{ modules: number, importers: string[], violations: Violation[] }>} the number
 * of files read, those that import something, and the violations
 */
export async function findViolations(folder, parts) {
  const { forbidden, options } = configuration;
  const { output } = await cruise(parts, {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: /** @type {any} */ ({ forbidden }),
  });
  if (typeof output === 'string') throw new Error(output);
  const violations = output.summary.violations.map(({ rule, from, to, cycle = [] }) => ({
    rule: rule.name,
    from,
    to,
    files: [from, ...cycle.map(({ name }) => name)],
  }));
  const modules = output.modules.filter(({ source }) => !source.includes('node_modules'));
  return {
    modules: modules.length,
    importers: modules
      .filter(({ dependencies }) => dependencies.length > 0)
      .map(({ source }) => source),
    violations,
  };
}

/**
 * `files` are those whose imports violate the rule: `from`, or all of a cycle.
 * @typedef {{ rule: string, from: string, to: string, files: string[] }} Violation
 */
