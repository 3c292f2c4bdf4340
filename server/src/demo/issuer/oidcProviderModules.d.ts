/*
 * The modules of oidc-provider are imported directly, because its entry point logs a warning on
 * every start under Node 20. The tests of this project show that the modules work there.
 */
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider';
}

declare module 'oidc-provider/lib/helpers/interaction_policy/index.js' {
  import { interactionPolicy } from 'oidc-provider';

  export import base = interactionPolicy.base;
  export import Prompt = interactionPolicy.Prompt;
}
