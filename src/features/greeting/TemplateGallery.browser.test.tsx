import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../ui/styles/global.css';
import { inForcedColors } from '../../ui/testing/inForcedColors.ts';
import styles from './TemplateGallery.module.css';

test('R732 in high contrast, the chosen template is outlined', async () => {
  await inForcedColors(async () => {
    const { container } = await render(
      [true, false].map((isChosen) => (
        <button
          key={String(isChosen)}
          type="button"
          className={styles['template']}
          aria-pressed={isChosen}
        >
          <span className={styles['picture']}>Ranting Zaitun</span>
        </button>
      )),
    );
    const outlines = [...container.querySelectorAll('span')].map(
      (picture) => getComputedStyle(picture).outlineStyle,
    );
    expect(outlines).toEqual(['solid', 'none']);
  });
});
