import type { Meta, StoryObj } from '@storybook/react-vite';
import { PortraitLink } from './PortraitLink.tsx';

const meta = {
  title: 'Components/PortraitLink',
  component: PortraitLink,
  args: {
    href: '#maria',
    photoUrl: null,
    transitionName: 'person-7',
    name: <h2>Maria Theresia Wijaya</h2>,
    children: 'Rumah Duka Nana Rohana',
  },
} satisfies Meta<typeof PortraitLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = {};
export const Small: Story = { args: { size: 'small', name: 'Maria Theresia Wijaya' } };
export const Pale: Story = { args: { pale: true } };
export const LongName: Story = {
  tags: ['long'],
  args: {
    name: (
      <h2>
        Prof. Dr. dr. Raden Ajeng Maria Magdalena Kusumawardhani Hadiningrat-Wijayakusuma, Sp.PD
      </h2>
    ),
  },
};
