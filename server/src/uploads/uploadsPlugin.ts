import type { ServerPlugin } from '../deps.ts';
import { uploadLogo } from './uploadLogo.ts';

/** Serves uploads of logos. */
export const uploadsPlugin: ServerPlugin = {
  name: 'uploads',
  handlers: (deps) => ({ uploadLogo: uploadLogo(deps) }),
};
