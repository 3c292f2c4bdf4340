import { MessageCircle, Share2 } from 'lucide-react';
import { dukaCopy } from '../../copy/duka.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CopyButton } from '../../ui/copy-button/CopyButton.tsx';
import actionStyles from './personAction.module.css';

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
      <Button
        variant="quiet"
        className={actionStyles['action']}
        icon={<Share2 />}
        onClick={onShare}
      >
        {dukaCopy.share}
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="quiet"
        className={actionStyles['action']}
        href={shareHref}
        external
        icon={<MessageCircle />}
      >
        {dukaCopy.shareByWhatsApp}
      </Button>
      <CopyButton
        value={url}
        label={dukaCopy.copyLink}
        tip={dukaCopy.copied}
        failedTip={dukaCopy.copyFailed}
        variant="quiet"
        className={actionStyles['action']}
      >
        <span>{dukaCopy.copyLink}</span>
      </CopyButton>
    </>
  );
}
