import fc from 'fast-check';

/**
 * Setup file of Vitest: gives the properties of fast-check the same seed on every run, so that a
 * test never fails by chance. `PROPERTY_SEED`, an integer, explores other examples.
 */
const seed = Number(import.meta.env['PROPERTY_SEED'] || 7);
if (!Number.isInteger(seed)) throw new Error('Set PROPERTY_SEED to an integer.');
fc.configureGlobal({ seed });
