import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { List, ListSkeleton } from './List.tsx';

const names = [
  'Hendra Wijaya Kusuma',
  'Maria Theresia Oei',
  'Raden Ajeng Sri Wahyuni',
  'Yohanes Bambang Sutrisno',
];

const meta = {
  title: 'Components/List',
  component: List,
  args: {
    label: 'Info duka',
    children: names.map((name) => (
      <Card key={name} as="li">
        {name}
      </Card>
    )),
  },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stack: Story = {};
export const Grid: Story = { args: { layout: 'grid' } };
export const Rows: Story = {
  args: {
    layout: 'rows',
    children: names.map((name) => (
      <li key={name} style={{ paddingBlock: '0.75rem' }}>
        {name}
      </li>
    )),
  },
};
export const Loading: Story = {
  render: () => (
    <ListSkeleton label="Memuat info duka" count={4}>
      <Card style={{ display: 'flex', gap: '1rem', alignItems: 'center' }}>
        <Skeleton shape="circle" width="4.5rem" />
        <span style={{ flex: 1 }}>
          <Skeleton lines={3} />
        </span>
      </Card>
    </ListSkeleton>
  ),
};
