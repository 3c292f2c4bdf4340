import { MessageCircle, Share2 } from 'lucide-react';
import { dukaCopy } from '../../copy/duka.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CopyButton } from '../../ui/copy-button/CopyButton.tsx';

/** How the page of a person can be shared from this device. */
export interface ShareOptions {
  /** Opens the native share dialog; null where there is none. */
  onShare: (() => void) | null;
  /** Where to share it without a share dialog. */
  shareHref: string;
  /** The URL of the page. */
  url: string;
}

/** Shares the page by the native share dialog, else by WhatsApp or a copied link. */
export function ShareButtons({ onShare, shareHref, url }: ShareOptions) {
  if (onShare !== null) {
    return (
      <Button variant="stacked" icon={<Share2 />} onClick={onShare}>
        {dukaCopy.share}
      </Button>
    );
  }
  return (
    <>
      <Button variant="stacked" href={shareHref} external icon={<MessageCircle />}>
        {dukaCopy.shareByWhatsApp}
      </Button>
      <CopyButton
        value={url}
        label={dukaCopy.copyLink}
        tip={dukaCopy.copied}
        failedTip={dukaCopy.copyFailed}
        variant="stacked"
      >
        <span>{dukaCopy.copyLink}</span>
      </CopyButton>
    </>
  );
}
