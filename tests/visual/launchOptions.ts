import type { LaunchOptions } from '@playwright/test';
import { chromiumLaunchOptions } from '../../scripts/lib/chromium.mjs';

/** Launches Chromium with flags that make pictures independent of the CPU and the screen. */
export function storyLaunchOptions(): LaunchOptions {
  return chromiumLaunchOptions({
    args: [
      '--disable-skia-runtime-opts',
      '--disable-lcd-text',
      '--disable-font-subpixel-positioning',
      // What Chromium reads from the fontconfig file; the headless shell reads only the argument.
      '--font-render-hinting=slight',
      '--force-color-profile=srgb',
      '--force-device-scale-factor=1',
      '--hide-scrollbars',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  }) as LaunchOptions;
}
