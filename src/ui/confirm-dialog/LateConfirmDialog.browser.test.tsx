import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { LateConfirmDialog } from './LateConfirmDialog.tsx';

test('a dialog that is opened before its code is loaded appears, and returns the focus', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Hapus
        </button>
        <LateConfirmDialog
          open={isOpen}
          title="Hapus pesanan?"
          confirmLabel="Ya"
          cancelLabel="Tidak"
          onConfirm={close}
          onCancel={close}
        >
          Isinya hilang.
        </LateConfirmDialog>
      </>
    );
  }
  const { getByRole, container } = await render(<Page />);
  const opener = getByRole('button', { name: 'Hapus' });
  await opener.click();
  await expect.element(getByRole('dialog', { name: 'Hapus pesanan?' })).toBeVisible();
  await getByRole('button', { name: 'Tidak' }).click();
  await expect.element(opener).toHaveFocus();
  expect(container.querySelectorAll('dialog[open]')).toHaveLength(0);
});
