import type { components, paths } from './generated/schema.ts';

/** The calls of the contract, for mocks that obey it. The app itself sees domain types only. */
export type Calls = paths;

/** What goes over the wire, for mocks that obey the contract. */
export type Wire = components['schemas'];
