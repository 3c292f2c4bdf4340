import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { Columns } from './Columns.tsx';

const meta = {
  title: 'Components/Columns',
  component: Columns,
  args: {
    first: <Card>Hubungi lewat WhatsApp</Card>,
    second: <Card>Cara transfer</Card>,
  },
} satisfies Meta<typeof Columns>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
