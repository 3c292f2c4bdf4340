import { QRCodeSVG } from 'qrcode.react';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  value: string;
  label: string;
  /** The width in pixels. */
  size?: number | undefined;
}

/** Renders a QR code of level H, dark on white in both themes. */
export function QrCode({ value, label, size = 240 }: QrCodeProps) {
  return (
    <span className={styles['frame']}>
      <QRCodeSVG
        value={value}
        level="H"
        marginSize={4}
        size={size}
        bgColor="#ffffff"
        fgColor="#1f2a2e"
        role="img"
        aria-label={label}
        className={styles['code']}
      />
    </span>
  );
}
