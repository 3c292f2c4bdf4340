import type { ShareOptions } from '../../features/duka/ShareButtons.tsx';
import { getWhatsAppLink } from '../../format/phone.ts';

/**
 * Creates the ways to share an address from this device.
 * @param address absolute, or a path of this site
 * @param text comes before the address
 */
export function createShareOptions(
  { navigator, location }: Pick<Window, 'navigator' | 'location'>,
  address: string,
  text: string,
  title?: string,
): ShareOptions {
  const url = new URL(address, location.origin).href;
  const canShare = typeof (navigator as Partial<Navigator>).share === 'function';
  const data: ShareData = title === undefined ? { text, url } : { title, text, url };
  return {
    // `navigator.share` also rejects when the user closes the share sheet.
    onShare: canShare ? () => void navigator.share(data).catch(() => {}) : null,
    shareHref: getWhatsAppLink('', `${text}\n${url}`),
    url,
  };
}
