import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createManualClock } from '../../testing/createManualClock.ts';
import { NOW } from '../../testing/fixtures/now.ts';
import { ProofField } from './ProofField.tsx';

const clock = { ...createManualClock(NOW), offset: () => 0, onCorrection: () => () => {} };

test('R670 a file that was chosen when the connection is gone is refused with the reason', async () => {
  const chosen: File[] = [];
  const screen = await render(
    <ProofField
      file={null}
      clock={clock}
      sentAt={null}
      progress={null}
      isSent={false}
      error={null}
      refusal="offline"
      disabled={false}
      onChoose={(file) => chosen.push(file)}
      onCancel={() => {}}
      onRemove={() => {}}
    />,
  );
  // The picker was opened before.
  const input = screen.container.querySelector('input');
  if (input === null) throw new Error('The field has no input.');
  const files = new DataTransfer();
  files.items.add(new File(['%PDF'], 'bukti.pdf', { type: 'application/pdf' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect
    .element(
      screen.getByText(
        'Anda sedang tidak terhubung ke internet. Sambungkan lagi, lalu coba kembali.',
      ),
    )
    .toBeVisible();
  expect(chosen).toEqual([]);
});

test('the field asks for a proof of any way to pay', async () => {
  const screen = await render(
    <ProofField
      file={null}
      clock={clock}
      sentAt={null}
      progress={null}
      isSent={false}
      error={null}
      refusal={null}
      disabled={false}
      onChoose={() => {}}
      onCancel={() => {}}
      onRemove={() => {}}
    />,
  );
  await expect.element(screen.getByRole('button', { name: /^Unggah bukti/ })).toBeVisible();
});
