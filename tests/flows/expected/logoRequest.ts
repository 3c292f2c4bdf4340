import { needed, type History } from '../support/history.ts';
import type { RequestParts } from '../support/request.ts';

/** Returns the upload request of the file that was chosen last. */
export function logoRequest(
  { steps }: History<unknown>,
  token: string,
): RequestParts<'POST /florist/message/logo/'> {
  const fileName = steps.findLast(({ step }) => step.event?.type === 'logo.choose')?.step.event?.[
    'fileName'
  ];
  return {
    body: { logo: { fileName: String(needed(fileName, 'a file was chosen')), type: 'image/png' } },
    token,
  };
}
