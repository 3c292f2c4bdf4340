/** @typedef {Node | string | null} Part */

const svgNames = new Set(['svg', 'path', 'defs', 'marker', 'g']);

/**
 * Makes an element. Attributes that are null or false are left out; `on…` is a listener.
 * @param {string} name
 * @param {Record<string, string | number | boolean | null | ((event: Event) => void)>} [attributes]
 * @param {Part[]} [parts]
 */
export function element(name, attributes = {}, parts = []) {
  const made = svgNames.has(name)
    ? document.createElementNS('http://www.w3.org/2000/svg', name)
    : document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(attribute.slice(2), value);
    else if (value !== null && value !== false)
      made.setAttribute(attribute, value === true ? '' : String(value));
  }
  made.append(...parts.filter((part) => part !== null));
  return /** @type {HTMLElement} */ (made);
}
