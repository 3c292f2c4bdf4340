/** @typedef {Node | string | null} Part */

const svgNames = new Set(['svg', 'path', 'defs', 'marker', 'g']);

/**
 * Creates an element. Attributes that are null or false are omitted; a function is a listener for
 * the event `on…`.
 * @param {string} name
 * @param {Record<string, string | number | boolean | null | ((event: Event) => void)>} [attributes]
 * @param {Part[]} [parts]
 */
export function element(name, attributes = {}, parts = []) {
  const created = svgNames.has(name)
    ? document.createElementNS('http://www.w3.org/2000/svg', name)
    : document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (typeof value === 'function') created.addEventListener(attribute.slice(2), value);
    else if (value !== null && value !== false)
      created.setAttribute(attribute, value === true ? '' : String(value));
  }
  created.append(...parts.filter((part) => part !== null));
  return /** @type {HTMLElement} */ (created);
}
