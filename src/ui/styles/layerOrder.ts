/** The cascade layers of the application, the weakest first. */
const order = '@layer reset, tokens, base, components, screens;';

/**
 * A PostCSS plugin that states the order of the layers in every style sheet. The order is fixed by whichever sheet the
 * browser reads first, and a page that is split into chunks may read a component's before the global one.
 */
export const layerOrder = {
  postcssPlugin: 'layer-order',
  Once(sheet: { prepend: (css: string) => unknown }): void {
    sheet.prepend(order);
  },
};
