import { QRCodeSVG } from 'qrcode.react';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  /** What the code says when it is read. */
  value: string;
  /** What it is for, to those who listen. */
  label: string;
  /** Width in pixels. */
  size?: number | undefined;
}

/** A QR code with the highest error correction (level H), dark on white in either theme so that every reader takes it. */
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
