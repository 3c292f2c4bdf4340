import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { SelectField } from './SelectField.tsx';

const provinces = [
  'Jawa Barat',
  'Jawa Tengah',
  'Jawa Timur',
  'Banten',
  'Daerah Istimewa Yogyakarta',
  'Kepulauan Bangka Belitung',
].map((label, index) => ({ value: String(index + 1), label }));

const meta = {
  title: 'Components/SelectField',
  component: SelectField,
  args: {
    label: 'Provinsi',
    value: '',
    onValueChange: fn(),
    options: provinces,
    placeholder: 'Pilih provinsi',
  },
  render: function Live(args) {
    const [value, setValue] = useState(args.value);
    return <SelectField {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {};
export const Chosen: Story = { args: { value: '1' } };
export const WithHint: Story = { args: { hint: 'Daftar kota mengikuti provinsi.' } };
export const WithError: Story = { args: { error: 'Pilih provinsi lebih dulu.' } };
export const Disabled: Story = {
  args: { disabled: true, label: 'Kota', placeholder: 'Pilih provinsi lebih dulu' },
};
export const LongOption: Story = {
  args: {
    value: 'x',
    options: [
      { value: 'x', label: 'Kabupaten Kepulauan Siau Tagulandang Biaro, Provinsi Sulawesi Utara' },
    ],
  },
};
export const Open: Story = {
  args: { value: '2' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};
