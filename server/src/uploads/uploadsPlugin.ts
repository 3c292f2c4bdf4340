import type { ServerPlugin } from '../deps.ts';
import { uploadLogo } from './uploadLogo.ts';

/** Pictures that users send. */
export const uploadsPlugin: ServerPlugin = {
  name: 'uploads',
  handlers: (deps) => ({ uploadLogo: uploadLogo(deps) }),
};
