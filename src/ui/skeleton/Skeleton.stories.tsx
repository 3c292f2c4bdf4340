import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Components/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = { args: { width: '60%' } };
export const Paragraph: Story = { args: { lines: 4 } };
export const Picture: Story = { args: { shape: 'block', ratio: '16 / 9', height: 'auto' } };
export const Person: Story = { args: { shape: 'circle', width: '4.5rem' } };
