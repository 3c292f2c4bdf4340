/** The longest time from the end of the first tap of a double tap to that of the second, in ms. */
const LONGEST = 400;
/** How far apart they are at most, in CSS px. */
const FARTHEST = 24;

const CONTROLS = 'a[href], button, input, select, summary, textarea';

interface Tap {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly control: Element | null;
}

/**
 * Ignores the second tap of a double tap, or click of a double click, whose first one has put
 * another control in its place: it was not meant for that. With a mouse, the browser says what a
 * double click is; on a touchscreen, its count also has taps that are far apart.
 */
export function ignoreSecondTaps(view: Pick<Window, 'addEventListener'>): void {
  let last: Tap | null = null;
  const click = (event: MouseEvent) => {
    // A press of a key is no tap, nor is the click that a label sends to its control.
    if (event.detail === 0 || event.timeStamp === last?.at) return;
    const tap = tapOf(event);
    const isDouble = event.detail > 1 || isTouch(event);
    const isSecond = isDouble && last !== null && areOnePress(last, tap);
    if (isSecond && last?.control && last.control !== tap.control) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    last = tap;
  };
  view.addEventListener('click', click, true);
}

function isTouch(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

function tapOf({ timeStamp, clientX, clientY, target }: MouseEvent): Tap {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return { at: timeStamp, x: clientX, y: clientY, control };
}

function areOnePress(one: Tap, other: Tap): boolean {
  return other.at - one.at < LONGEST && Math.hypot(other.x - one.x, other.y - one.y) < FARTHEST;
}
