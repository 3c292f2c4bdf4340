import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#54706a"/><circle cx="50" cy="42" r="20" fill="#d9c7a3"/><path d="M12 100c4-28 20-36 38-36s34 8 38 36z" fill="#24393a"/></svg>',
)}`;

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: {
    name: 'Hendra Wijaya Kusuma',
    src: portrait,
    size: 72,
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};
export const Initials: Story = { args: { src: undefined } };
export const OneName: Story = { args: { src: undefined, name: 'Sukarti' } };
export const Small: Story = { args: { src: undefined, size: 40 } };
export const Large: Story = { args: { src: undefined, size: 128 } };
export const Broken: Story = { args: { src: 'data:image/png;base64,AAAA' } };
