import * as v from 'valibot';
import { greetingDraftSchema } from '../../../machines/draftSchemas.ts';

/** Parses the stored draft of a greeting order. Throws if it is not valid. */
export const parseGreetingDraft = v.parser(greetingDraftSchema);
