import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';
import { runInstalled } from './run.mjs';

/** Where the drawings are kept. */
export const flowDiagramsFolder = `${root}/docs/flows`;

/** What is known of each machine, besides its drawing. */
const machines = {
  auth: 'Who is using the app: restored from the device, signed out, on the way in, or signed in with a token kept fresh. Source: `src/machines/authMachine.ts`.',
  greetingOrder:
    'Ordering a greeting card, from the first word to the order. It ends in the [payment](payment.md). Source: `src/machines/greetingOrderMachine.ts`.',
  flowerOrder:
    'Ordering a flower board, from the florist to the order. It ends in the [payment](payment.md). Source: `src/machines/flowerOrderMachine.ts`.',
  payment:
    'Paying for an order that exists, by transfer or to a virtual account. Source: `src/machines/paymentMachine.ts`.',
  profileEditor: 'Changing one’s own profile. Source: `src/machines/profileEditorMachine.ts`.',
};

/**
 * The drawing of every machine of flows.config.ts, as it should be, and whether the one that is kept differs.
 * @returns {Promise<{ file: string, path: string, text: string, isStale: boolean }[]>}
 */
export async function flowDiagrams() {
  const folder = mkdtempSync(join(tmpdir(), 'flow-diagrams-'));
  try {
    const names = (await flows(['list'], join(folder, 'list'))).match(/^\w+(?=:)/gm) ?? [];
    return await Promise.all(
      names.map(async (name) => {
        const about = machines[/** @type {keyof typeof machines} */ (name)];
        if (about === undefined)
          throw new Error(
            `Say in scripts/lib/flow-diagrams.mjs what the machine "${name}" is about.`,
          );
        const drawing = await flows(
          ['graph', `--machine=${name}`, '--format=mermaid'],
          join(folder, name),
        );
        const text = page(name, about, drawing);
        const file = `${name}.md`;
        const path = `${flowDiagramsFolder}/${file}`;
        const isStale = !existsSync(path) || readFileSync(path, 'utf8') !== text;
        return { file, path, text, isStale };
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * What a command of flows writes.
 * @param {string[]} parameters
 * @param {string} out
 */
async function flows(parameters, out) {
  const code = await runInstalled('@dukacita/flows/bin/flows.mjs', [
    ...parameters,
    `--config=${root}/flows.config.ts`,
    `--out=${out}`,
  ]);
  if (code !== 0) throw new Error(`flows ${parameters.join(' ')} ended with code ${code}.`);
  return readFileSync(out, 'utf8');
}

/**
 * @param {string} name
 * @param {string} about
 * @param {string} drawing
 */
function page(name, about, drawing) {
  return `# ${name}

${about}

Drawn from the machine by \`npm run flows:diagrams\`; \`npm run check\` fails when it is stale. An arrow tells its event, or
\`done\`, \`error\` and \`after\` of what the state runs, and the guard that lets it go.

\`\`\`mermaid
${drawing}\`\`\`
`;
}
