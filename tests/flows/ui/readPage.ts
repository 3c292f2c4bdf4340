import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { Control, PageSnapshot } from '../support/driver.ts';
import { withoutSpaces } from '../support/screen.ts';

/** A control and its element. */
export interface Place {
  readonly control: Control;
  readonly element: HTMLElement;
}

/** Reads what the document shows. */
export function readPage(): Pick<
  PageSnapshot,
  'title' | 'heading' | 'dialog' | 'controls' | 'text' | 'announcements'
> {
  const dialog = openDialog();
  return {
    title: document.title,
    heading: document.querySelector('main h1')?.textContent.trim() ?? null,
    dialog: dialog === null ? null : computeAccessibleName(dialog),
    controls: places().map(({ control }) => control),
    text: scope().innerText,
    announcements: announcements(),
  };
}

/**
 * Returns the texts of the live regions, without inactive and nested ones. An open modal dialog makes
 * all regions outside it inert.
 */
function announcements(): string[] {
  const regions = (openDialog() ?? document).querySelectorAll<HTMLElement>(
    '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]',
  );
  return [...regions].flatMap((region) => {
    const isSilent =
      region.closest('[aria-live="off"], [inert]') !== null ||
      region.parentElement?.closest('[role="status"], [role="alert"], [aria-live]') != null;
    const text = spokenText(region).replace(/\s+/g, ' ').trim();
    return isSilent || text === '' ? [] : [text];
  });
}

/** Returns the text of a node without the parts that are hidden from screen readers. */
function spokenText(node: Node): string {
  if (!(node instanceof HTMLElement))
    return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
  if (node.ariaHidden === 'true') return '';
  if (node.querySelector('[aria-hidden="true"]') === null) return node.innerText;
  return [...node.childNodes].map(spokenText).join(' ');
}

/** Finds the element of a control. Throws with the available controls if there is none. */
export function find({ role, name, at = 0 }: Control): HTMLElement {
  const available = places();
  const found = available.filter(
    ({ control }) => control.role === role && withoutSpaces(control.name) === withoutSpaces(name),
  )[at];
  if (found !== undefined) return found.element;
  const names = available.map(({ control }) => `${control.role} "${control.name}"`).join(', ');
  throw new Error(`The page has no usable ${role} "${name}". Usable controls: ${names || 'none'}.`);
}

/** Finds the only file input of the page. It is hidden; a button opens it. */
export function findFileField(): HTMLInputElement {
  const fields = scope().querySelectorAll<HTMLInputElement>('input[type="file"]:enabled');
  if (fields.length === 1 && fields[0] !== undefined) return fields[0];
  throw new Error(`Expected one file input, found ${fields.length}.`);
}

const usable = 'button, a[href], input:not([type="file"], [type="hidden"]), textarea, select';

function places(): Place[] {
  return [...scope().querySelectorAll<HTMLElement>(usable)]
    .filter(isUsable)
    .map((element) => ({ element, control: controlOf(element) }));
}

function isUsable(element: HTMLElement): boolean {
  return (
    !element.matches(':disabled, [readonly], [aria-disabled="true"], [inert] *') &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

function controlOf(element: HTMLElement): Control {
  return {
    role: getRole(element) as Control['role'],
    name: computeAccessibleName(element).replace(/\s+/g, ' ').trim(),
    value: valueOf(element),
    ...(element instanceof HTMLAnchorElement && { href: element.getAttribute('href') ?? '' }),
  };
}

function valueOf(element: HTMLElement): Control['value'] {
  if (element instanceof HTMLInputElement)
    return element.type === 'radio' || element.type === 'checkbox'
      ? element.checked
      : element.value;
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.label;
  return element.ariaPressed === null ? undefined : element.ariaPressed === 'true';
}

function scope(): HTMLElement {
  return openDialog() ?? document.querySelector('main') ?? document.body;
}

function openDialog(): HTMLDialogElement | null {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;
}
