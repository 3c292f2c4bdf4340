import type { Logo } from '../../../domain/greeting.ts';
import { LOGO_TYPES } from '../../../domain/logo.ts';
import { toUploadedFile } from '../../../ui/upload-field/toUploadedFile.ts';
import {
  UploadField,
  type UploadFieldProps,
  type UploadLabels,
} from '../../../ui/upload-field/UploadField.tsx';
import type { useLogoUpload } from './useLogoUpload.ts';

export interface LogoFieldProps extends Pick<UploadFieldProps, 'aside' | 'disabled'> {
  readonly copy: {
    readonly logo: string;
    readonly logoHint: string;
    readonly logoLabels: UploadLabels;
  };
  readonly upload: ReturnType<typeof useLogoUpload>;
  /** The logo that the server has. */
  readonly logo: Logo | null;
  /** The progress of the upload, from 0 to 1; null while there is none. */
  readonly progress: number | null;
  readonly error: string | undefined;
}

/** Renders the field for the logo on a card or a board. */
export function LogoField(props: LogoFieldProps) {
  const { copy, upload, logo, progress, error, aside, disabled = false } = props;
  const file = toUploadedFile({
    chosen: upload.file,
    stored: logo && { name: logo.fileName, url: logo.path },
    uploading: progress,
    name: copy.logo,
  });
  return (
    <div data-invalid={error !== undefined || undefined}>
      <UploadField
        label={copy.logo}
        aside={aside}
        hint={file === undefined ? copy.logoHint : undefined}
        error={error}
        labels={copy.logoLabels}
        accept={LOGO_TYPES.join(',')}
        file={file}
        {...upload.handlers}
        onRetry={disabled ? undefined : upload.handlers.onRetry}
        disabled={disabled}
      />
    </div>
  );
}
