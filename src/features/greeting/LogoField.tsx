import { greetingCopy as copy } from '../../copy/greeting.ts';
import type { Logo } from '../../domain/greeting.ts';
import { LOGO_TYPES } from '../../domain/logo.ts';
import { toUploadedFile } from '../../ui/upload-field/toUploadedFile.ts';
import { UploadField } from '../../ui/upload-field/UploadField.tsx';
import type { ChosenFile } from '../../ui/upload-field/useChosenFile.ts';

export interface LogoFieldProps {
  /** The file that was chosen on this page. */
  readonly file: ChosenFile | null;
  /** The logo that the server has. */
  readonly logo: Logo | null;
  readonly isUploading: boolean;
  /** The progress of the upload, from 0 to 1. */
  readonly progress: number;
  readonly error?: string | undefined;
  /** Disables the field while the templates are not loaded. */
  readonly isWaiting: boolean;
  readonly onChoose: (file: File) => void;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
}

/** Renders the upload field for the logo or picture of a card. */
export function LogoField({
  file: chosen,
  logo,
  isUploading,
  progress,
  error,
  isWaiting,
  onChoose,
  onCancel,
  onRemove,
  onRetry,
}: LogoFieldProps) {
  const file = toUploadedFile({
    chosen,
    stored: logo && { name: logo.fileName, url: logo.path },
    uploading: isUploading ? progress : null,
    name: copy.logo,
  });
  return (
    <div data-invalid={error !== undefined || undefined}>
      <UploadField
        label={copy.logo}
        aside={copy.required}
        hint={file === undefined ? copy.logoHint : undefined}
        error={error}
        labels={copy.logoLabels}
        layout="compact"
        accept={LOGO_TYPES.join(',')}
        file={file}
        onChoose={onChoose}
        onCancel={onCancel}
        onRemove={onRemove}
        onRetry={isWaiting ? undefined : onRetry}
        disabled={isWaiting}
      />
    </div>
  );
}
