import { MessageCircle, Share2 } from 'lucide-react';
import { dukaCopy } from '../../copy/duka.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CopyButton } from '../../ui/copy-button/CopyButton.tsx';
import styles from './ShareButtons.module.css';

/** How a person's page can be passed on from this device. */
export interface ShareOptions {
  /** Opens the device's own sheet; null where there is none. */
  onShare: (() => void) | null;
  whatsAppHref: string;
  /** The page's address. */
  url: string;
}

/** Passes the page on: by the device's own sheet, or else by WhatsApp or a copied link. */
export function ShareButtons({ onShare, whatsAppHref, url }: ShareOptions) {
  if (onShare !== null) {
    return (
      <Button
        variant="secondary"
        wide
        icon={<Share2 aria-hidden="true" strokeWidth={1.75} />}
        onClick={onShare}
      >
        {dukaCopy.share}
      </Button>
    );
  }
  return (
    <div className={styles['row']}>
      <Button
        variant="secondary"
        href={whatsAppHref}
        target="_blank"
        rel="noopener noreferrer"
        className={styles['main']}
        icon={<MessageCircle aria-hidden="true" strokeWidth={1.75} />}
      >
        {dukaCopy.shareByWhatsApp}
      </Button>
      <CopyButton
        value={url}
        label={dukaCopy.copyLink}
        tip={dukaCopy.copied}
        failedTip={dukaCopy.copyFailed}
      />
    </div>
  );
}
