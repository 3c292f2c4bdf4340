/** @typedef {{ x: number, y: number, width: number, height: number }} Area */

const [minScale, maxScale] = [0.08, 2.5];
/** The height of the controls at the bottom of the frame, in px. */
const controlsHeight = 64;

/**
 * Makes a surface move and zoom inside its frame by mouse, touch and keyboard.
 * @param {HTMLElement} frame
 * @param {HTMLElement} surface
 * @param {(scale: number) => void} onScale
 */
export function panZoom(frame, surface, onScale) {
  let [x, y, scale] = [0, 0, 1];
  /** @type {Map<number, { x: number, y: number }>} */
  const pointers = new Map();
  let hasMoved = false;

  const show = () => {
    surface.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    onScale(scale);
  };
  /** @param {number} factor @param {number} atX @param {number} atY in the frame */
  const zoom = (factor, atX = frame.clientWidth / 2, atY = frame.clientHeight / 2) => {
    const next = Math.min(maxScale, Math.max(minScale, scale * factor));
    x = atX - ((atX - x) * next) / scale;
    y = atY - ((atY - y) * next) / scale;
    scale = next;
    show();
  };
  /** @param {number} dx @param {number} dy */
  const move = (dx, dy) => {
    x += dx;
    y += dy;
    show();
  };
  /** Zooms so that an area fills the frame. @param {Area} area @param {number} [maximum] */
  const fit = (area, maximum = 1) => {
    const margin = Math.min(24, frame.clientWidth / 20);
    const height = frame.clientHeight - controlsHeight;
    const scaleX = (frame.clientWidth - 2 * margin) / area.width;
    const scaleY = (height - 2 * margin) / area.height;
    scale = Math.max(minScale, Math.min(scaleX, scaleY, maximum));
    x = (frame.clientWidth - area.width * scale) / 2 - area.x * scale;
    y = (height - area.height * scale) / 2 - area.y * scale;
    show();
  };
  /** Moves just enough to bring an area into view. @param {Area} area */
  const reveal = (area) => {
    const margin = 24;
    const left = area.x * scale + x;
    const top = area.y * scale + y;
    const shift = (
      /** @type {number} */ start,
      /** @type {number} */ size,
      /** @type {number} */ room,
    ) =>
      start < margin
        ? margin - start
        : start + size > room - margin
          ? Math.max(room - margin - start - size, margin - start)
          : 0;
    move(
      shift(left, area.width * scale, frame.clientWidth),
      shift(top, area.height * scale, frame.clientHeight),
    );
  };

  frame.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const box = frame.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey)
        zoom(Math.exp(-event.deltaY / 180), event.clientX - box.left, event.clientY - box.top);
      else if (event.shiftKey && event.deltaX === 0) move(-event.deltaY, 0);
      else move(-event.deltaX, -event.deltaY);
    },
    { passive: false },
  );
  frame.addEventListener('pointerdown', (event) => {
    if (event.button > 1) return;
    if (pointers.size === 0) hasMoved = false;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  window.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!hasMoved && Math.hypot(now.x - before.x, now.y - before.y) < 5) return;
    if (!hasMoved) frame.classList.add('moving');
    hasMoved = true;
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) move(now.x - before.x, now.y - before.y);
    else {
      const box = frame.getBoundingClientRect();
      const span = (/** @type {{ x: number, y: number }} */ point) =>
        Math.hypot(point.x - other.x, point.y - other.y) || 1;
      move((now.x - before.x) / 2, (now.y - before.y) / 2);
      zoom(
        span(now) / span(before),
        (now.x + other.x) / 2 - box.left,
        (now.y + other.y) / 2 - box.top,
      );
    }
    pointers.set(event.pointerId, now);
  });
  for (const end of ['pointerup', 'pointercancel']) {
    window.addEventListener(end, (event) => {
      pointers.delete(/** @type {PointerEvent} */ (event).pointerId);
      frame.classList.remove('moving');
    });
  }
  // A drag does not count as a click.
  frame.addEventListener('click', (event) => hasMoved && event.stopPropagation(), {
    capture: true,
  });
  frame.addEventListener('dragstart', (event) => event.preventDefault());
  frame.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = {
      ArrowLeft: [80, 0],
      ArrowRight: [-80, 0],
      ArrowUp: [0, 80],
      ArrowDown: [0, -80],
    }[event.key];
    if (step !== undefined) move(step[0] ?? 0, step[1] ?? 0);
    else if (event.key === '+' || event.key === '=') zoom(1.25);
    else if (event.key === '-') zoom(0.8);
    else return;
    event.preventDefault();
  });
  return { zoom, fit, reveal };
}
