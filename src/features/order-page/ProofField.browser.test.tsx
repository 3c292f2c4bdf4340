import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProofField } from './ProofField.tsx';

test('the field asks for a proof of any way to pay', async () => {
  const screen = await render(
    <ProofField
      progress={null}
      isSent={false}
      error={null}
      disabled={false}
      onChoose={() => {}}
      onCancel={() => {}}
    />,
  );
  await expect
    .element(screen.getByRole('button', { name: /^Unggah bukti pembayaran/ }))
    .toBeVisible();
});
