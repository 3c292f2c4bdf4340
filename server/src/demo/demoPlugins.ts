import type { ServerDeps, ServerPlugin } from '../deps.ts';
import type { EmbeddedIssuer } from '../features/sign-in/signInPlugin.ts';
import { demoBankPlugin } from './bank/demoBankPlugin.ts';
import { demoPictures } from './issuer/demoPictures.ts';
import { demoMailboxPlugin } from './mailbox/demoMailboxPlugin.ts';

/** The plugins of the demo; the bank and the mailbox serve nothing where they are not wanted. */
export const demoPlugins: readonly ServerPlugin[] = [
  demoBankPlugin,
  demoMailboxPlugin,
  demoPictures,
];

/** Creates the embedded issuer, whose code is large. */
export async function openIssuer(deps: ServerDeps): Promise<EmbeddedIssuer> {
  const { createEmbeddedIssuer } = await import('./issuer/createEmbeddedIssuer.ts');
  return createEmbeddedIssuer(deps);
}

export { openDemoBank } from './bank/openDemoBank.ts';
