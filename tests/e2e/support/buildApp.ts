import { ensureDemoBuild } from '../../../scripts/lib/build.mjs';

/** Builds the app and the server before the workers start, of which each would build them again. */
export default ensureDemoBuild;
