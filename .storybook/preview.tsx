import '../src/ui/styles/global.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { LucideProvider } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';

// Journeys also have to pass on slow machines.
configure({ asyncUtilTimeout: 15_000 });

/** Sets the toolbar's values on the root element, where the design tokens read them. */
const withToolbarSettings: Decorator = (Story, { globals }) => {
  const { theme, textSize, motion } = globals as {
    theme?: string;
    textSize?: string;
    motion?: string;
  };
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
    else delete root.dataset['theme'];
    if (motion === 'full' || motion === 'reduced') root.dataset['motion'] = motion;
    else delete root.dataset['motion'];
    root.style.fontSize = textSize ?? '';
  }, [theme, textSize, motion]);
  return <Story />;
};

const withIcons: Decorator = (Story) => (
  <LucideProvider strokeWidth={1.75}>
    <Story />
  </LucideProvider>
);

const preview: Preview = {
  decorators: [withToolbarSettings, withIcons],
  parameters: {
    layout: 'padded',
    // Describing the elements that violate no rule takes longer than checking them.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: { order: ['Foundations', 'Components', 'Screens', 'Journeys', 'Flow atlas'] },
    },
    viewport: {
      options: {
        w320: {
          name: 'Phone, small (320)',
          styles: { width: '320px', height: '568px' },
          type: 'mobile',
        },
        w360: {
          name: 'Phone, medium (360)',
          styles: { width: '360px', height: '740px' },
          type: 'mobile',
        },
        w412: {
          name: 'Phone, large (412)',
          styles: { width: '412px', height: '915px' },
          type: 'mobile',
        },
        w768: {
          name: 'Tablet (768)',
          styles: { width: '768px', height: '1024px' },
          type: 'tablet',
        },
        w1280: {
          name: 'Desktop (1280)',
          styles: { width: '1280px', height: '800px' },
          type: 'desktop',
        },
      },
    },
    backgrounds: { disabled: true },
  },
  initialGlobals: { theme: 'device', textSize: '100%', motion: 'device' },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'device', title: 'Device setting' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    textSize: {
      description: 'Text size of the user',
      toolbar: {
        title: 'Text size',
        icon: 'paragraph',
        dynamicTitle: true,
        items: [
          { value: '100%', title: 'Text 100 %' },
          { value: '150%', title: 'Text 150 %' },
          { value: '200%', title: 'Text 200 %' },
        ],
      },
    },
    motion: {
      description: 'Animations',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'device', title: 'Device motion setting' },
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
};

export default preview;
