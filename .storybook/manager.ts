import { addons } from 'storybook/manager-api';

/** The atlas is a page of its own: what is told of a story's parts below it has nothing to tell. */
addons.setConfig({
  layoutCustomisations: {
    showPanel: ({ storyId }: { storyId?: string | undefined }, isShown: boolean) =>
      storyId?.startsWith('flow-atlas--') !== true && isShown,
  },
});
