import { QrCode as QrIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { profileCopy as copy } from '../../copy/profile.ts';
import { Button } from '../../ui/button/Button.tsx';
import { FailedState } from '../../ui/failed-state/FailedState.tsx';
import { useLate, type Late } from '../../ui/late/useLate.ts';
import { Modal } from '../../ui/modal/Modal.tsx';
import type { QrCodeProps } from '../../ui/qr-code/QrCode.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/Skeleton.tsx';
import styles from './QrCodeButton.module.css';

interface QrCodeModule {
  readonly QrCode: (props: QrCodeProps) => ReactNode;
}

export interface QrCodeButtonProps {
  readonly username: string;
  /** Loads the module that renders QR codes; replaced in tests. */
  readonly load?: (() => Promise<QrCodeModule>) | undefined;
}

/** Renders a button that opens the QR code of a username; loads its module on hover and focus. */
export function QrCodeButton({ username, load = loadQrCode }: QrCodeButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [drawing, prepare] = useLate<QrCodeModule>(load);
  const open = () => {
    prepare();
    setOpen(true);
  };

  return (
    <>
      <Button
        variant="secondary"
        icon={<QrIcon />}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        {copy.qrCode}
      </Button>
      <Modal
        open={isOpen}
        onBack={() => setOpen(false)}
        title={copy.qrCode}
        actions={
          <Button wide variant="secondary" onClick={() => setOpen(false)}>
            {copy.close}
          </Button>
        }
      >
        <Code drawing={drawing} username={username} onRetry={prepare} />
      </Modal>
    </>
  );
}

function Code({
  drawing,
  username,
  onRetry,
}: {
  drawing: Late<QrCodeModule>;
  username: string;
  onRetry: () => void;
}) {
  switch (drawing.type) {
    case 'idle':
    case 'loading':
      return (
        <SkeletonGroup label={copy.qrLoading}>
          <Stack className={styles['sheet']}>
            <Skeleton shape="block" width="240px" ratio="1 / 1" />
          </Stack>
        </SkeletonGroup>
      );
    case 'failed':
      return (
        <FailedState
          title={copy.qrFailed}
          headingLevel={3}
          retryLabel={copy.retry}
          onRetry={onRetry}
        >
          {copy.qrFailedText}
        </FailedState>
      );
    case 'ready':
      return (
        <Stack gap={4} className={styles['sheet']}>
          <drawing.code.QrCode value={username} label={copy.qrLabel(username)} />
          <p className={styles['words']}>
            {copy.qrText} <strong className={styles['username']}>{username}</strong>
          </p>
        </Stack>
      );
  }
}

function loadQrCode() {
  return import('../../ui/qr-code/QrCode.tsx');
}
