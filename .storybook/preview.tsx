import '../src/ui/styles/global.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { configure } from 'storybook/test';

// A journey waits for what is to come on a slow machine too.
configure({ asyncUtilTimeout: 15_000 });

/** Puts the choices of the toolbar on the root element, where the tokens read them. */
const withLook: Decorator = (Story, { globals }) => {
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

const preview: Preview = {
  decorators: [withLook],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
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
          name: 'Phone, usual (360)',
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
          name: 'Desk (1280)',
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
          { value: 'device', title: 'As the device' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    textSize: {
      description: 'The reader’s text size',
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
      description: 'Whether things move',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'device', title: 'Motion as the device' },
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
};

export default preview;
