import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runFlows } from './lib/flows.mjs';
import { root } from './lib/root.mjs';
import { runMain, UserError } from './lib/user-error.mjs';

const folder = `${root}/docs/flows`;

/** The introduction of each machine's page. */
const machines = {
  auth: 'The session of the user: restored from the device, signed out, signing in, or signed in with a refreshed token. Source: `src/machines/auth/machine.ts`.',
  greetingOrder:
    'Ordering a greeting card, from the first text to the order. Invokes the [placement](greetingPlacement.md) and continues with the [payment](payment.md). Source: `src/machines/greeting-order/machine.ts`.',
  flowerOrder:
    'Ordering a flower board, from the florist to the order. Invokes the [placement](flowerPlacement.md) and continues with the [payment](payment.md). Source: `src/machines/flower-order/machine.ts`.',
  greetingPlacement:
    'Placing a greeting order, from the request to the order or a rejection. Both orders invoke the same machine. Source: `src/machines/placement/machine.ts`.',
  flowerPlacement:
    'Placing a flower order, from the request to the order or a rejection. Both orders invoke the same machine. Source: `src/machines/placement/machine.ts`.',
  payment:
    'Paying for an existing order, by bank transfer or to a virtual account. Source: `src/machines/payment/machine.ts`.',
  profileEditor:
    'Editing the profile of the user. Source: `src/machines/profile-editor/machine.ts`.',
  orderPage:
    'The page of a placed order: it reads the order, follows its changes and does what the server allows the buyer. Invokes the [correction of the card](cardCorrection.md). Source: `src/machines/order-page/machine.ts`.',
  cardCorrection:
    'Correcting a rejected card, from its words to its next review. The page of an order invokes it. Source: `src/machines/card-correction/machine.ts`.',
  orderLifecycle:
    'The life of an order on the server, from its creation to its delivery or refund: its payment and its fulfilment. The server evaluates it in the transaction of each event. Source: `server/src/features/orders/lifecycle/orderLifecycle.ts`.',
};

/** Draws every machine into docs/flows. With `--check`, reports the drawings that are out of date. */
await runMain(async () => {
  const isCheck = process.argv.includes('--check');
  /** @type {string[]} */
  const names = (await flows(['list'])).match(/^\w+(?=:)/gm) ?? [];
  const wrong = readdirSync(folder).filter((file) => !names.includes(file.replace('.md', '')));
  for (const name of names) {
    const introduction = machines[/** @type {keyof typeof machines} */ (name)];
    if (introduction === undefined)
      throw new UserError(
        `The machine "${name}" has no introduction. Add it to \`machines\` in scripts/flow-diagrams.mjs.`,
      );
    const diagram = await flows(['graph', `--machine=${name}`, '--format=mermaid']);
    const states = await flows(['graph', `--machine=${name}`, '--format=states']);
    const text = page({ name, introduction, diagram, states });
    const path = `${folder}/${name}.md`;
    if (!isCheck) writeFileSync(path, text);
    else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) wrong.push(`${name}.md`);
  }
  for (const file of wrong)
    console.error(
      `docs/flows/${file} is out of date, or belongs to no machine: npm run flows:diagrams, or delete it.`,
    );
  return wrong.length === 0 ? 0 : 1;
});

/**
 * Returns the output of a command of flows.
 * @param {string[]} parameters
 */
async function flows(parameters) {
  const out = mkdtempSync(join(tmpdir(), 'flow-diagrams-'));
  try {
    const options = [`--config=${root}/flows.config.ts`, `--out=${out}/text`];
    const code = await runFlows([...parameters, ...options]);
    if (code !== 0) throw new Error(`flows ${parameters.join(' ')} failed with exit code ${code}.`);
    return readFileSync(`${out}/text`, 'utf8');
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
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
