import { fileURLToPath } from 'node:url';

/** The folder of pictures from another commit, to compare with; none in an ordinary run. */
export const otherPictures = process.env['VISUAL_PICTURES'];

/** The folder of the pictures with which screens are compared. */
export const picturesFolder =
  otherPictures ?? fileURLToPath(new URL('__screenshots__', import.meta.url));
