import { needed, type History } from '../support/history.ts';
import type { RequestParts } from '../support/request.ts';

/** The upload of the file that was chosen last. */
export function logoRequest(
  { steps }: History<unknown>,
  token: string,
): RequestParts<'POST /florist/message/logo/'> {
  const chosen = steps.findLast(({ step }) => step.event?.type === 'logo.choose')?.step.event?.[
    'fileName'
  ];
  return {
    body: { logo: { fileName: String(needed(chosen, 'a file was chosen')), type: 'image/png' } },
    token,
  };
}
