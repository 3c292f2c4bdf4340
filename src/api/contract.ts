import type { components, paths } from '@dukacita/shared/api';

/** The operations of the contract, for typed mocks. The app itself uses domain types only. */
export type Calls = paths;

/** The wire types of the contract, for typed mocks. */
export type Wire = components['schemas'];
