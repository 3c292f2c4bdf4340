import * as v from 'valibot';
import { flowerDraftSchema } from '../../../machines/draftSchemas.ts';

/** Parses the stored draft of a flower order. Throws if it is not valid. */
export const parseFlowerDraft = v.parser(flowerDraftSchema);
