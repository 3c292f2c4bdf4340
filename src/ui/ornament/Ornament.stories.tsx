import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ornament } from './Ornament.tsx';
import type { OrnamentName } from './Ornament.tsx';

const names: readonly OrnamentName[] = ['melati', 'sedap-malam', 'lily', 'olive'];

const meta = {
  title: 'Foundations/Ornament',
  component: Ornament,
  args: { name: 'melati', size: 240 },
  argTypes: { name: { control: 'select', options: names } },
  decorators: [
    (Story) => (
      <div style={{ color: 'var(--color-ornament)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Ornament>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Melati: Story = {};
export const SedapMalam: Story = { args: { name: 'sedap-malam' } };
export const Lily: Story = { args: { name: 'lily' } };
export const Olive: Story = { args: { name: 'olive' } };

export const AllVariants: Story = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
        gap: '2rem',
      }}
    >
      {names.map((name) => (
        <Ornament key={name} name={name} size={440} />
      ))}
    </div>
  ),
};
