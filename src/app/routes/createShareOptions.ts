import { dukaCopy } from '../../copy/duka.ts';
import type { Person } from '../../domain/person.ts';
import type { ShareOptions } from '../../features/duka/ShareButtons.tsx';
import { getWhatsAppLink } from '../../format/phone.ts';

/** Creates the share options for the page of a person on this device. */
export function createShareOptions(
  view: Pick<Window, 'navigator' | 'location'>,
  person: Person | null,
): ShareOptions {
  const { navigator, location } = view;
  const url = location.origin + location.pathname;
  const title = person === null ? dukaCopy.title : dukaCopy.shareTitle(person.name);
  const text =
    person === null ? dukaCopy.title : dukaCopy.shareText(person.name, person.funeralHouse.name);
  const canShare = typeof (navigator as Partial<Navigator>).share === 'function';
  return {
    // `navigator.share` also rejects when the user closes the share sheet.
    onShare: canShare ? () => void navigator.share({ title, text, url }).catch(() => {}) : null,
    whatsAppHref: getWhatsAppLink('', `${text}\n${url}`),
    url,
  };
}
