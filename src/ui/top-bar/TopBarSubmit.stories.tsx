import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TopBar } from './TopBar.tsx';
import { TopBarSubmit, TopBarSubmitPlace, TopBarSubmitProvider } from './TopBarSubmit.tsx';

const meta = {
  title: 'Components/TopBarSubmit',
  component: TopBarSubmit,
  args: { label: 'Lanjut', onSubmit: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <TopBarSubmitProvider>
        <TopBar title="Dukacita" end={<TopBarSubmitPlace />} />
        <Story />
      </TopBarSubmitProvider>
    ),
  ],
} satisfies Meta<typeof TopBarSubmit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Disabled: Story = { args: { disabled: true } };
