import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Keluarga',
    value: 'relasi',
    onValueChange: fn(),
    tabs: [
      { value: 'relasi', label: 'Relasi', content: 'Belum ada relasi.' },
      { value: 'permintaan', label: 'Permintaan Relasi', content: 'Belum ada permintaan relasi.' },
    ],
  },
  render: function Live(args) {
    const [value, setValue] = useState(args.value);
    return <Tabs {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Second: Story = { args: { value: 'permintaan' } };
export const Many: Story = {
  args: {
    value: 'BCA',
    tabs: ['BCA', 'Mandiri', 'BNI', 'BRI', 'Permata'].map((bank) => ({
      value: bank,
      label: bank,
      content: `Cara membayar lewat ${bank}.`,
    })),
  },
};
