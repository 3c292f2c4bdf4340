import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { Control, PageSnapshot } from '../support/driver.ts';
import { withoutSpaces } from '../support/screen.ts';

/** A control and the element that it is. */
export interface Place {
  readonly control: Control;
  readonly element: HTMLElement;
}

/** What of a page the document tells. */
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

/** What live regions say now; those that are switched off, and those in others, are left out. */
function announcements(): string[] {
  const regions = document.querySelectorAll<HTMLElement>(
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

/** The text of an element without the parts that are hidden from screen readers. */
function spokenText(node: Node): string {
  if (!(node instanceof HTMLElement))
    return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
  if (node.ariaHidden === 'true') return '';
  if (node.querySelector('[aria-hidden="true"]') === null) return node.innerText;
  return [...node.childNodes].map(spokenText).join(' ');
}

/** The place of a control. Throws with those that are there when it is not. */
export function find({ role, name, at = 0 }: Control): HTMLElement {
  const there = places();
  const found = there.filter(
    ({ control }) => control.role === role && withoutSpaces(control.name) === withoutSpaces(name),
  )[at];
  if (found !== undefined) return found.element;
  const names = there.map(({ control }) => `${control.role} "${control.name}"`).join(', ');
  throw new Error(`There is no ${role} "${name}" that can be used, but ${names || 'nothing'}.`);
}

/** The only file field of the page. It is reached by a button, and is itself not to be seen. */
export function findFileField(): HTMLInputElement {
  const fields = scope().querySelectorAll<HTMLInputElement>('input[type="file"]:enabled');
  if (fields.length === 1 && fields[0] !== undefined) return fields[0];
  throw new Error(`One file field is needed, and there are ${fields.length}.`);
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
