import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFlows } from './flows.mjs';
import { root } from './root.mjs';

/** The folder of the diagrams. */
export const flowDiagramsFolder = `${root}/docs/flows`;

/** The introduction of each machine's page. */
const machines = {
  auth: 'The session of the user: restored from the device, signed out, signing in, or signed in with a refreshed token. Source: `src/machines/authMachine.ts`.',
  greetingOrder:
    'Ordering a greeting card, from the first text to the order. Invokes the [placement](greetingPlacement.md) and continues with the [payment](payment.md). Source: `src/machines/greetingOrderMachine.ts`.',
  flowerOrder:
    'Ordering a flower board, from the florist to the order. Invokes the [placement](flowerPlacement.md) and continues with the [payment](payment.md). Source: `src/machines/flowerOrderMachine.ts`.',
  greetingPlacement:
    'Placing a greeting order, from the request to the order or a rejection. Both orders invoke the same machine. Source: `src/machines/placementMachine.ts`.',
  flowerPlacement:
    'Placing a flower order, from the request to the order or a rejection. Both orders invoke the same machine. Source: `src/machines/placementMachine.ts`.',
  payment:
    'Paying for an existing order, by bank transfer or to a virtual account. Source: `src/machines/paymentMachine.ts`.',
  profileEditor: 'Editing the profile of the user. Source: `src/machines/profileEditorMachine.ts`.',
  orderPage:
    'The page of a placed order: it reads the order, follows its changes and does what the server allows the buyer. Invokes the [correction of the card](cardCorrection.md). Source: `src/machines/orderPageMachine.ts`.',
  cardCorrection:
    'Correcting a rejected card, from its words to its next review. The page of an order invokes it. Source: `src/machines/cardCorrectionMachine.ts`.',
  orderLifecycle:
    'The life of an order on the server, from its creation to its delivery or refund: its payment and its fulfilment. The server evaluates it in the transaction of each event. Source: `server/src/orders/lifecycle/orderLifecycle.ts`.',
};

/**
 * Draws every machine of flows.config.ts, and compares the result with the file in docs/flows.
 * @returns {Promise<{ file: string, path: string, text: string, isStale: boolean }[]>}
 */
export async function flowDiagrams() {
  const folder = mkdtempSync(join(tmpdir(), 'flow-diagrams-'));
  try {
    const names = (await flows(['list'], join(folder, 'list'))).match(/^\w+(?=:)/gm) ?? [];
    return await Promise.all(
      names.map(async (name) => {
        const introduction = machines[/** @type {keyof typeof machines} */ (name)];
        if (introduction === undefined)
          throw new Error(
            `The machine "${name}" has no introduction. Add it to \`machines\` in scripts/lib/flow-diagrams.mjs.`,
          );
        const diagram = await flows(
          ['graph', `--machine=${name}`, '--format=mermaid'],
          join(folder, name),
        );
        const states = await flows(
          ['graph', `--machine=${name}`, '--format=states'],
          join(folder, `${name}-states`),
        );
        const text = page({ name, introduction, diagram, states });
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
 * Runs a command of flows and returns its output.
 * @param {string[]} parameters
 * @param {string} out path of the file that the command writes
 */
async function flows(parameters, out) {
  const code = await runFlows([...parameters, `--config=${root}/flows.config.ts`, `--out=${out}`]);
  if (code !== 0) throw new Error(`flows ${parameters.join(' ')} failed with exit code ${code}.`);
  return readFileSync(out, 'utf8');
}

/** @param {{ name: string, introduction: string, diagram: string, states: string }} parts */
function page({ name, introduction, diagram, states }) {
  return `# ${name}

${introduction}

Generated from the machine by \`npm run flows:diagrams\`; \`npm run check\` fails when it is out of date. An arrow is
labelled with its event (or with \`done\`, \`error\` or \`after\` for invoked actors and delays) and with its guard.

\`\`\`mermaid
${diagram}\`\`\`

## States

${states}`;
}
