import { needed, type History } from '../support/history.ts';

/** Returns the upload request of the file that was chosen last. */
export function logoRequest({ steps }: History<unknown>) {
  const fileName = steps.findLast(({ step }) => step.event?.type === 'logo.choose')?.step.event?.[
    'fileName'
  ];
  return {
    body: { logo: { fileName: String(needed(fileName, 'a file was chosen')), type: 'image/png' } },
  };
}
