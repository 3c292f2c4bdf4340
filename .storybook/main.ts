import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

// Stories show the payees and the phone numbers of the demo.
process.env['VITE_DEMO'] = 'true';

const atlas = fileURLToPath(new URL('../atlas', import.meta.url));

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.stories.tsx', './*.stories.tsx'],
  // The atlas is generated from a built Storybook, so it appears only in the next one.
  staticDirs: ['./pictures', ...(existsSync(atlas) ? [atlas] : [])],
  addons: ['@storybook/addon-a11y'],
  // The highlighter follows every change of a page, which slows the tests of the built Storybook down.
  features: (features, { configType }) => ({
    ...features,
    highlight: configType === 'DEVELOPMENT',
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
};

export default config;
