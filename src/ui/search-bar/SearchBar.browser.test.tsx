import '../styles/global.css';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TopBar } from '../top-bar/TopBar.tsx';
import { SearchBar } from './SearchBar.tsx';

function bar(handlers: {
  value?: string;
  city?: (value: string) => void;
  text?: (value: string) => void;
  search?: () => void;
  clear?: () => void;
}) {
  return (
    <SearchBar
      action="/duka"
      city={{
        name: 'cityId',
        label: 'Kota',
        value: '0',
        options: [
          { value: '0', label: 'SEMUA' },
          { value: '3273', label: 'Bandung' },
        ],
        onValueChange: handlers.city ?? (() => undefined),
      }}
      text={{
        name: 'text',
        label: 'Cari nama',
        value: handlers.value ?? '',
        onValueChange: handlers.text ?? (() => undefined),
      }}
      searchLabel="Cari"
      clearLabel="Hapus teks"
      onSearch={handlers.search ?? (() => undefined)}
      onClear={handlers.clear ?? (() => undefined)}
    />
  );
}

it('reports changes of city and text, and searches by the button and by Enter', async () => {
  const [city, text, search] = [vi.fn(), vi.fn(), vi.fn()];
  const screen = await render(bar({ city, text, search }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kota' }), 'Bandung');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Cari nama' }), 'H');
  await screen.getByRole('button', { name: 'Cari' }).click();
  screen.getByRole('searchbox').element().focus();
  await userEvent.keyboard('{Enter}');
  expect(city).toHaveBeenCalledExactlyOnceWith('3273');
  expect(text).toHaveBeenCalledExactlyOnceWith('H');
  expect(search).toHaveBeenCalledTimes(2);
});

it.each([320, 360])(
  'R313 has a button in the filled field that clears it at %i px',
  async (width) => {
    await page.viewport(width, 740);
    const [clear, search] = [vi.fn(), vi.fn()];
    const barWith = (value: string) => (
      <TopBar
        back={{ label: 'Kembali', onBack: () => undefined }}
        search={bar({ value, clear, search })}
      />
    );
    const screen = await render(barWith('Wijaya'));
    const button = screen.getByRole('button', { name: 'Hapus teks' });
    const { width: wide, height } = button.element().getBoundingClientRect();
    expect([wide >= 44, height >= 44]).toEqual([true, true]);
    expect(screen.getByRole('banner').element().getBoundingClientRect().height).toBe(52);
    const box = screen.getByRole('searchbox');
    expect(box.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(68);
    await button.click();
    expect(clear).toHaveBeenCalledTimes(1);
    expect(search).not.toHaveBeenCalled();
    await expect.element(box).toHaveFocus();
    await screen.rerender(barWith(''));
    await expect.element(button).not.toBeInTheDocument();
    await page.viewport(360, 740);
  },
);

it.each([
  [360, 'Kota Bandung', true],
  [360, 'Kabupaten Maluku Barat Daya', false],
  [412, 'Kab. Bandung Barat', true],
])(
  'at %i px shows the complete city name "%s": %s, and keeps room for the search text',
  async (width, place, isComplete) => {
    await page.viewport(width, 740);
    const city = {
      name: 'cityId',
      label: 'Kota',
      value: '1',
      options: [
        { value: '0', label: 'SEMUA' },
        { value: '1', label: place },
        { value: '2', label: 'Kabupaten Kepulauan Siau Tagulandang Biaro' },
      ],
      onValueChange: () => undefined,
    };
    const screen = await render(
      <TopBar
        back={{ label: 'Kembali', onBack: () => undefined }}
        search={
          <SearchBar
            action="/duka"
            city={city}
            text={{ name: 'text', label: 'Cari nama', value: '', onValueChange: () => undefined }}
            searchLabel="Cari"
            clearLabel="Hapus teks"
            onSearch={() => undefined}
            onClear={() => undefined}
          />
        }
      />,
    );
    const select = screen.getByRole('combobox').element() as HTMLSelectElement;
    expect(select.clientWidth >= requiredWidth(select)).toBe(isComplete);
    expect(
      screen.getByRole('searchbox').element().getBoundingClientRect().width,
    ).toBeGreaterThanOrEqual(80);
    expect(screen.getByRole('banner').element().getBoundingClientRect().height).toBe(52);
    await page.viewport(360, 740);
  },
);

/** Returns the width that the selected option needs, with its padding. */
function requiredWidth(select: HTMLSelectElement): number {
  const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = font;
  const { width } = context.measureText(select.selectedOptions[0]?.label ?? '');
  return width + parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd);
}

it('fits in one row of the top bar on the smallest phone', async () => {
  await page.viewport(320, 568);
  const screen = await render(
    <TopBar back={{ label: 'Kembali', onBack: () => undefined }} search={bar({})} />,
  );
  expect(screen.getByRole('banner').element().getBoundingClientRect().height).toBe(52);
  expect(screen.getByRole('searchbox').element().getBoundingClientRect().width).toBeGreaterThan(70);
  await page.viewport(360, 740);
});
