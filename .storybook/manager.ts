import { addons } from 'storybook/manager-api';

// The atlas is one page without args, so the addon panel below it would be empty.
addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }: { storyId?: string | undefined }, isShown: boolean) =>
      storyId?.startsWith('flow-atlas--') !== true && isShown,
  },
});
