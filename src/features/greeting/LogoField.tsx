import { greetingCopy as copy } from '../../copy/greeting.ts';
import type { Logo } from '../../domain/greeting.ts';
import { UploadField, type UploadedFile } from '../../ui/upload-field/UploadField.tsx';
import type { LogoFile } from './useLogoFile.ts';

const MEGABYTE = 1024 * 1024;

export interface LogoFieldProps {
  /** The file chosen on this page, if any. */
  readonly file: LogoFile | null;
  /** The logo that the server has, if any. */
  readonly logo: Logo | null;
  readonly isUploading: boolean;
  /** 0 to 1. */
  readonly progress: number;
  readonly error?: string | undefined;
  readonly onChoose: (file: File) => void;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

/** The company's mark or picture of a card. */
export function LogoField({ file, logo, isUploading, progress, error, onChoose, onCancel, onRemove, onRetry }: LogoFieldProps) {
  return (
    <div data-fault={error !== undefined || undefined}>
      <UploadField
        label={copy.logo}
        hint={copy.logoHint}
        error={error}
        words={copy.logoWords}
        accept="image/png,image/jpeg,image/webp"
        file={shownFile(file, logo, isUploading, progress)}
        onChoose={onChoose}
        onCancel={onCancel}
        onRemove={onRemove}
        onRetry={onRetry}
      />
    </div>
  );
}

function shownFile(file: LogoFile | null, logo: Logo | null, isUploading: boolean, progress: number): UploadedFile | undefined {
  const chosen = file && { name: file.name, detail: copy.fileSize(Math.max(0.1, file.size / MEGABYTE)), previewUrl: file.url };
  if (isUploading) return { ...(chosen ?? { name: copy.logo }), status: 'uploading', progress };
  if (logo !== null) return { ...(chosen ?? { name: logo.fileName, previewUrl: logo.path }), status: 'done' };
  return chosen === null ? undefined : { ...chosen, status: 'failed' };
}
