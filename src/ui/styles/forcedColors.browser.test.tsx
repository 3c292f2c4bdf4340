import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import './global.css';
import { Carousel } from '../carousel/Carousel.tsx';
import { SelectField } from '../select-field/SelectField.tsx';
import { inForcedColors } from '../testing/inForcedColors.ts';
import { TextField } from '../text-field/TextField.tsx';

const ignore = () => undefined;

it('R732 in high contrast, a text field shows that it has the focus', async () => {
  await inForcedColors(async () => {
    const screen = await render(<TextField label="Nama" value="" onValueChange={ignore} />);
    const input = screen.getByLabelText('Nama');
    const outline = () => getComputedStyle(input.element().parentElement!).outlineStyle;
    expect(outline()).toBe('none');
    await userEvent.click(input);
    await expect.poll(outline).toBe('solid');
  });
});

it('R732 in high contrast, fields with an error have a thicker border', async () => {
  await inForcedColors(async () => {
    const fields = (error?: string) => (
      <>
        <TextField label="Nama" error={error} value="" onValueChange={ignore} />
        <SelectField
          label="Kota"
          error={error}
          value=""
          onValueChange={ignore}
          options={[{ value: '', label: 'Pilih kota' }]}
        />
      </>
    );
    const screen = await render(fields());
    const borders = () =>
      [
        screen.getByLabelText('Nama').element().parentElement!,
        screen.getByLabelText('Kota').element(),
      ].map((element) => getComputedStyle(element).borderTopWidth);
    expect(borders()).toEqual(['1px', '1px']);
    await screen.rerender(fields('Belum diisi.'));
    await expect.poll(borders).toEqual(['3px', '3px']);
  });
});

it('R732 in high contrast, only the dot of the current slide is filled', async () => {
  await inForcedColors(async () => {
    const { container } = await render(
      <Carousel
        labels={{
          label: 'Iklan',
          kind: 'korsel',
          slideKind: 'gambar',
          slide: (number, count) => `${number} dari ${count}`,
          pause: 'Hentikan',
          play: 'Lanjutkan',
        }}
        slides={['Satu', 'Dua', 'Tiga'].map((key) => ({ key, content: key }))}
        autoplay={false}
      />,
    );
    const dots = () =>
      [...container.querySelectorAll('button[aria-label*="dari"]')].map(
        (dot) => getComputedStyle(dot, '::before').backgroundColor,
      );
    await expect.poll(() => dots().length).toBe(3);
    const [current, ...others] = dots();
    expect(new Set(others).size).toBe(1);
    expect(others).not.toContain(current);
  });
});
