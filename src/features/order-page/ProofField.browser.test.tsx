import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createManualClock } from '../../testing/createManualClock.ts';
import { NOW } from '../../testing/fixtures/now.ts';
import { ProofField } from './ProofField.tsx';

const clock = { ...createManualClock(NOW), offset: () => 0, onCorrection: () => () => {} };

test('the field asks for a proof of any way to pay', async () => {
  const screen = await render(
    <ProofField
      file={null}
      clock={clock}
      sentAt={null}
      progress={null}
      isSent={false}
      error={null}
      disabled={false}
      onChoose={() => {}}
      onCancel={() => {}}
      onRemove={() => {}}
    />,
  );
  await expect.element(screen.getByRole('button', { name: /^Unggah bukti/ })).toBeVisible();
});
