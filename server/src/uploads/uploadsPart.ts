import type { Part } from '../deps.ts';
import { uploadLogo } from './uploadLogo.ts';

/** Pictures that users send. */
export const uploadsPart: Part = {
  name: 'uploads',
  handlers: (deps) => ({ uploadLogo: uploadLogo(deps) }),
};
