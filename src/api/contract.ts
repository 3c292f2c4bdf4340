import type { components, paths } from './generated/schema.ts';

/** The operations of the contract, for typed mocks. The app itself uses domain types only. */
export type Calls = paths;

/** The wire types of the contract, for typed mocks. */
export type Wire = components['schemas'];
