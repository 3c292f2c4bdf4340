/*
 * The issuer is taken from the parts of oidc-provider, not from its entrance: that one writes a warning on every
 * start under Node 20, on which this project's tests show the parts to work.
 */
declare module 'oidc-provider/lib/provider.js' {
  export { Provider } from 'oidc-provider';
}

declare module 'oidc-provider/lib/helpers/interaction_policy/index.js' {
  import { interactionPolicy } from 'oidc-provider';

  export import base = interactionPolicy.base;
  export import Prompt = interactionPolicy.Prompt;
}
