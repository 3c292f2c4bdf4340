import { House, History } from 'lucide-react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles/global.css';
import { BottomBar } from './BottomBar.tsx';

const entries = [
  { key: 'home', label: 'Home', icon: House, href: '/' },
  { key: 'history', label: 'History', icon: History, href: '/history', inert: 'Masuk dahulu' },
];

test.each([360, 1280])(
  'R81 the reason of a disabled entry is shown while it is pressed or focused, at %i px',
  async (width) => {
    await page.viewport(width, 740);
    try {
      const { getByRole, getByText } = await render(<BottomBar label="Menu" entries={entries} />);
      const entry = getByRole('link', { name: 'History' });
      const reason = getByText('Masuk dahulu');
      await expect.element(entry).toHaveAccessibleDescription('Masuk dahulu');
      expect(getComputedStyle(reason.element()).opacity).toBe('0');
      await userEvent.click(entry, { force: true });
      await expect.poll(() => getComputedStyle(reason.element()).opacity).toBe('1');
      const { left, right, top, bottom } = reason.element().getBoundingClientRect();
      expect([left, top].every((edge) => edge >= 0)).toBe(true);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(740);
    } finally {
      await page.viewport(360, 740);
    }
  },
);
