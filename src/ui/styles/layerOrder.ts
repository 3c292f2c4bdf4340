/** The cascade layers of the application, lowest precedence first. */
const order = '@layer reset, tokens, base, components, screens;';

/**
 * A PostCSS plugin that prepends the layer order to every style sheet. The first sheet that loads
 * decides the order, and with code splitting this may be the sheet of a component.
 */
export const layerOrder = {
  postcssPlugin: 'layer-order',
  Once(sheet: { prepend: (css: string) => unknown }): void {
    sheet.prepend(order);
  },
};
