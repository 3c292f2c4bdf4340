import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown, type Remaining } from './Countdown.tsx';

const two = (value: number) => String(value).padStart(2, '0');
const clock = (timeLeft: Remaining) =>
  `${two(timeLeft.hours + timeLeft.days * 24)}:${two(timeLeft.minutes)}:${two(timeLeft.seconds)}`;
const noon = Date.UTC(2026, 10, 21, 12);

const meta = {
  title: 'Components/Countdown',
  component: Countdown,
  args: {
    deadline: noon + 3 * 3_600_000,
    now: () => noon,
    format: clock,
    announce: (timeLeft) => `Sisa waktu ${timeLeft.minutes} menit`,
    expired: 'Waktu pembayaran sudah lewat',
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HoursLeft: Story = {};
export const SecondsLeft: Story = { args: { deadline: noon + 42_000 } };
export const DaysLeft: Story = {
  args: {
    deadline: noon + 51 * 3_600_000,
    format: (timeLeft) => `${timeLeft.days} hari ${clock({ ...timeLeft, days: 0 })}`,
  },
};
export const Expired: Story = { args: { deadline: noon - 1000 } };
export const Running: Story = {
  render: function Live(args) {
    const started = performance.timeOrigin + performance.now();
    return (
      <Countdown
        {...args}
        deadline={started + 90_000}
        now={() => performance.timeOrigin + performance.now()}
      />
    );
  },
};
