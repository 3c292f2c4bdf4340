import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { QrCode } from './QrCode.tsx';

it('has an accessible name, a quiet zone and the size of error correction level H', async () => {
  const screen = await render(<QrCode value="104857600000000000001" label="Kode QR Maria" />);
  const code = screen.getByRole('img', { name: 'Kode QR Maria' });
  const modulesAtLevelH = 25;
  await expect
    .element(code)
    .toHaveAttribute('viewBox', `0 0 ${modulesAtLevelH + 8} ${modulesAtLevelH + 8}`);
});
