import { afterAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { loadArtwork } from '../artwork/loadArtwork.ts';
import { createCardRenderer, maxWaiting } from './createCardRenderer.ts';
import { renderCard } from './renderCard.ts';

const { cards, boards } = await loadArtwork();
const template = cards[0];
const board = boards.get('marun-klasik');
if (!template || !board) throw new Error('There is no card or no board.');

const renderer = createCardRenderer(1);
afterAll(() => renderer.close());

const texts = { personName: 'Ani', message: 'Turut berduka', sender: 'Sari' };

describe('the card renderer', () => {
  it('renders the same picture in a thread as without', async () => {
    const bytes = await renderer.renderPreview({ design: template, texts });
    expect(bytes.equals((await renderCard({ design: template, texts })).bytes)).toBe(true);
  });

  it('renders a logo', async () => {
    const logo = await sharp({
      create: { width: 40, height: 20, channels: 3, background: '#ff0000' },
    })
      .png()
      .toBuffer();
    const words = { message: 'Turut Berdukacita', subMessage: '', sender: 'Sari' };
    const { x, y, width, height } = board.layout.logo ?? { x: 0, y: 0, width: 0, height: 0 };
    const bytes = await renderer.renderForOrder({ design: board, texts: words, logo });
    const pixel = await sharp(bytes)
      .extract({ left: x + width / 2, top: y + height / 2, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(pixel[0]).toBeGreaterThan(200);
    expect(pixel[1]).toBeLessThan(60);
  });

  it('throws the error of a text with its code and field', async () => {
    await expect(
      renderer.renderForOrder({ design: board, texts: { ...texts, message: 'ひ' } }),
    ).rejects.toMatchObject({
      name: 'CardTextError',
      code: 'card_text_unsupported',
      field: 'message',
    });
  });

  it('R164 rejects a preview while 32 wait, but never the board of an order', async () => {
    const renderings = Array.from({ length: maxWaiting + 1 }, () =>
      renderer.renderPreview({ design: template, texts }),
    );
    const [tooMany, order] = await Promise.allSettled([
      renderer.renderPreview({ design: template, texts }),
      renderer.renderForOrder({ design: board, texts }),
      ...renderings,
    ]);
    expect(tooMany).toMatchObject({
      status: 'rejected',
      reason: { code: 'preview_busy', status: 503 },
    });
    expect(order?.status).toBe('fulfilled');
  });
});
