import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { TopBar } from '../top-bar/TopBar.tsx';
import { SearchBar } from './SearchBar.tsx';

const options = [
  { value: '0', label: 'SEMUA' },
  { value: '3273', label: 'Bandung' },
  { value: '3374', label: 'Semarang' },
  { value: '8108', label: 'Kabupaten Maluku Barat Daya' },
];

const meta = {
  title: 'Components/SearchBar',
  component: SearchBar,
  args: {
    action: '/duka',
    city: { name: 'cityId', label: 'Kota', value: '0', options, onValueChange: fn() },
    text: { name: 'text', label: 'Cari nama', value: '', onValueChange: fn() },
    searchLabel: 'Cari',
    clearLabel: 'Hapus teks',
    onSearch: fn(),
    onClear: fn(),
  },
  parameters: { layout: 'fullscreen' },
  render: function Live(args) {
    const [city, setCity] = useState(args.city.value);
    const [text, setText] = useState(args.text.value);
    return (
      <TopBar
        back={{ label: 'Kembali', onBack: () => undefined }}
        search={
          <SearchBar
            {...args}
            city={{ ...args.city, value: city, onValueChange: setCity }}
            text={{ ...args.text, value: text, onValueChange: setText }}
            onClear={() => setText('')}
          />
        }
      />
    );
  },
} satisfies Meta<typeof SearchBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: {
    city: { ...meta.args.city, value: '3273' },
    text: { ...meta.args.text, value: 'Hendra' },
  },
};
export const LongCity: Story = {
  args: {
    city: { ...meta.args.city, value: '8108' },
    text: { ...meta.args.text, value: 'Raden Ajeng Sri Wahyuni' },
  },
};
