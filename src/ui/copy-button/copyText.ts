/**
 * Writes a text to the clipboard. Where the Clipboard API is missing or rejects, it selects the
 * text in a hidden text area next to `near`, because a modal dialog allows no selection outside of
 * it. Resolves to whether it worked; never rejects.
 */
export async function copyText(text: string, near: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, near);
  }
}

function copyBySelection(text: string, near: HTMLElement): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.setAttribute('aria-hidden', 'true');
  area.style.position = 'fixed';
  area.style.opacity = '0';
  const focused = document.activeElement;
  near.after(area);
  area.select();
  area.setSelectionRange(0, text.length);
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
