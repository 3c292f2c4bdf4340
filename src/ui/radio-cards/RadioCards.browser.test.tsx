import { useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RadioCards } from './RadioCards.tsx';

function Live({ error }: { error?: string | undefined }) {
  const [value, setValue] = useState<'transfer' | 'va'>();
  return (
    <RadioCards
      legend="Cara membayar"
      error={error}
      value={value}
      onValueChange={setValue}
      options={[
        {
          value: 'transfer',
          title: 'Transfer bank',
          description: 'Lewat WhatsApp.',
          aside: 'Rp 100.000',
        },
        { value: 'va', title: 'Virtual Account', panel: 'Nomor untuk pesanan ini' },
      ]}
    />
  );
}

it('selects an option by a press anywhere on its card', async () => {
  const screen = await render(<Live />);
  await screen.getByText('Lewat WhatsApp.').click();
  await expect.element(screen.getByRole('radio', { name: 'Transfer bank' })).toBeChecked();
  await expect
    .element(screen.getByRole('radio', { name: 'Transfer bank' }))
    .toHaveAccessibleDescription('Rp 100.000 Lewat WhatsApp.');
});

it('changes the selection with the arrow keys', async () => {
  const screen = await render(<Live />);
  await screen.getByText('Transfer bank').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: 'Virtual Account' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'Transfer bank' })).not.toBeChecked();
});

it('names the group and associates the error with it', async () => {
  const screen = await render(<Live error="Pilih salah satu." />);
  await expect
    .element(screen.getByRole('group', { name: 'Cara membayar' }))
    .toHaveAccessibleDescription('Pilih salah satu.');
});

it('shows the panel of the chosen option only', async () => {
  const screen = await render(<Live />);
  await screen.getByText('Transfer bank').click();
  await expect.element(screen.getByText('Nomor untuk pesanan ini')).not.toBeInTheDocument();
  await screen.getByText('Virtual Account').click();
  await expect.element(screen.getByText('Nomor untuk pesanan ini')).toBeVisible();
  await expect
    .element(screen.getByRole('radio', { name: 'Virtual Account' }))
    .toHaveAccessibleName('Virtual Account');
});
