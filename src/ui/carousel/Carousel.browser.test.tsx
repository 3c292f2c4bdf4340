import '../styles/global.css';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Carousel } from './Carousel.tsx';

const labels = {
  label: 'Iklan',
  kind: 'korsel',
  slideKind: 'gambar',
  slide: (number: number, count: number) => `${number} dari ${count}`,
  pause: 'Hentikan',
  play: 'Lanjutkan',
};

const slides = ['Satu', 'Dua', 'Tiga'].map((name) => ({
  key: name,
  content: <div style={{ blockSize: '120px' }}>{name}</div>,
}));

beforeEach(async () => {
  // The pointer of the browser may be over the place of the carousel, which pauses it.
  await userEvent.hover(document.documentElement, { position: { x: 180, y: 700 } });
  document.documentElement.dataset['motion'] = 'full';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(async () => {
  vi.useRealTimers();
  delete document.documentElement.dataset['motion'];
});

async function show(autoplay = true) {
  const screen = await render(<Carousel labels={labels} slides={slides} autoplay={autoplay} />);
  await expect
    .poll(() => screen.container.querySelectorAll('[aria-roledescription="gambar"]'))
    .toHaveLength(3);
  return screen.container;
}

/** Waits until autoplay has started its timer, which it does after the slides are laid out. */
async function waitForTimer() {
  await expect.poll(() => vi.getTimerCount()).toBe(1);
}

/** Waits until autoplay has no timer. */
async function waitForNoTimer() {
  await expect.poll(() => vi.getTimerCount()).toBe(0);
}

/** Returns the number of the visible slide, counted from 1. */
function visibleSlide(container: Element): number {
  const found = [...container.querySelectorAll('[aria-roledescription="gambar"]')].findIndex(
    (slide) => !(slide as HTMLElement).inert,
  );
  return found + 1;
}

function button(container: Element, label: string): HTMLButtonElement {
  const found = container.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
  if (!found) throw new Error(`Found no button with the label "${label}".`);
  return found;
}

/** The part of the DevTools protocol that moves the real pointer. */
interface PointerInput {
  send(method: 'Input.dispatchMouseEvent', params: object): Promise<unknown>;
  send(method: 'Input.dispatchTouchEvent', params: object): Promise<unknown>;
}

/** Returns the middle of the slides in the coordinates of the browser's window. */
function middleOfSlides(container: Element) {
  const slides = container.querySelector('section > div') ?? container;
  const { left, top, width, height } = slides.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  return { x: frame.left + left + width / 2, y: frame.top + top + height / 2 };
}

/** Drags the slide by the mouse or a finger, so slowly that the speed does not matter. */
async function drag(container: Element, distance: number, by: 'mouse' | 'touch') {
  const input = cdp() as unknown as PointerInput;
  const { x, y } = middleOfSlides(container);
  const start = Date.now();
  const at = (dx: number, seconds: number) => ({ x: x + dx, y, timestamp: start / 1000 + seconds });
  const mouse = (type: string, dx: number, seconds: number) =>
    input.send('Input.dispatchMouseEvent', {
      type,
      ...at(dx, seconds),
      button: 'left',
      buttons: 1,
      clickCount: 1,
    });
  const touch = (type: string, dx: number, seconds: number) => {
    const { timestamp, ...point } = at(dx, seconds);
    const touchPoints = type === 'touchEnd' ? [] : [point];
    return input.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  };
  const [send, [down, move, up]] =
    by === 'mouse'
      ? ([mouse, ['mousePressed', 'mouseMoved', 'mouseReleased']] as const)
      : ([touch, ['touchStart', 'touchMove', 'touchEnd']] as const);
  await send(down, 0, 0);
  for (let step = 1; step <= 10; step += 1) await send(move, (distance * step) / 10, step / 10);
  await send(up, distance, 2);
}

it('R14 advances every five seconds and returns from the last slide to the first', async () => {
  const container = await show();
  await waitForTimer();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(visibleSlide(container)).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => visibleSlide(container)).toBe(2);
  await waitForTimer();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => visibleSlide(container)).toBe(3);
  await waitForTimer();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => visibleSlide(container)).toBe(1);
});

it('R14 pauses while the pointer is over it', async () => {
  const container = await show();
  await waitForTimer();
  const section = container.querySelector('section');
  section?.dispatchEvent(new MouseEvent('mouseenter'));
  await waitForNoTimer();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(visibleSlide(container)).toBe(1);
  section?.dispatchEvent(new MouseEvent('mouseleave'));
  await waitForTimer();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => visibleSlide(container)).toBe(2);
});

it('R14 pauses while the focus is inside', async () => {
  const container = await show();
  await waitForTimer();
  button(container, '1 dari 3').focus();
  await waitForNoTimer();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(visibleSlide(container)).toBe(1);
  button(container, '1 dari 3').blur();
  await waitForTimer();
  await expect
    .poll(() => container.querySelector('[aria-live]')?.getAttribute('aria-live'))
    .toBe('off');
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => visibleSlide(container)).toBe(2);
});

it('R14 pauses while its browser tab is hidden', async () => {
  const container = await show();
  await waitForTimer();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitForNoTimer();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(visibleSlide(container)).toBe(1);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitForTimer();
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => visibleSlide(container)).toBe(2);
});

it('stays on its slide after the pause button is pressed', async () => {
  const container = await show();
  await waitForTimer();
  button(container, 'Hentikan').click();
  await expect.poll(() => button(container, 'Lanjutkan').isConnected).toBe(true);
  await waitForNoTimer();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(visibleSlide(container)).toBe(1);
});

it('R14 does not advance and has no pause button when motion is reduced', async () => {
  document.documentElement.dataset['motion'] = 'reduced';
  const container = await show();
  await waitForNoTimer();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(visibleSlide(container)).toBe(1);
  expect(container.querySelector('button[aria-label="Hentikan"]')).toBeNull();
});

it('moves by dots and by arrow keys, and wraps around at both ends', async () => {
  const container = await show(false);
  button(container, '2 dari 3').click();
  await expect.poll(() => visibleSlide(container)).toBe(2);
  expect(button(container, '2 dari 3').getAttribute('aria-current')).toBe('true');
  button(container, '2 dari 3').focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => visibleSlide(container)).toBe(3);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => visibleSlide(container)).toBe(1);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => visibleSlide(container)).toBe(3);
});

it.each(['mouse', 'touch'] as const)(
  'R200 moves by one slide when dragged by 60 px with the %s, and wraps around',
  async (by) => {
    const container = await show(false);
    await expect.poll(() => visibleSlide(container)).toBe(1);
    await drag(container, -60, by);
    await expect.poll(() => visibleSlide(container)).toBe(2);
    await drag(container, 60, by);
    await expect.poll(() => visibleSlide(container)).toBe(1);
    await drag(container, 60, by);
    await expect.poll(() => visibleSlide(container)).toBe(3);
  },
);

it('shows another slide when the selected one is gone', async () => {
  const carouselOf = (count: number) => (
    <Carousel labels={labels} slides={slides.slice(0, count)} autoplay={false} />
  );
  const { container, rerender } = await render(carouselOf(3));
  await expect.poll(() => container.querySelector('[aria-label="3 dari 3"]')).not.toBeNull();
  button(container, '3 dari 3').click();
  await expect.poll(() => visibleSlide(container)).toBe(3);
  await rerender(carouselOf(2));
  await expect
    .poll(() => container.querySelectorAll('[aria-roledescription="gambar"]:not([inert])'))
    .toHaveLength(1);
});

it('R200 stays and passes a press to the slide when the pointer moved less than 40 px', async () => {
  const onPress = vi.fn();
  const { container } = await render(
    <Carousel
      labels={labels}
      autoplay={false}
      slides={slides.map((slide) => ({
        ...slide,
        content: (
          <div onClick={onPress} style={{ blockSize: '120px' }}>
            {slide.key}
          </div>
        ),
      }))}
    />,
  );
  await expect.poll(() => visibleSlide(container)).toBe(1);
  await drag(container, -38, 'mouse');
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(visibleSlide(container)).toBe(1);
  await drag(container, -42, 'mouse');
  await expect.poll(() => visibleSlide(container)).toBe(2);
  expect(onPress).toHaveBeenCalledTimes(1);
});
