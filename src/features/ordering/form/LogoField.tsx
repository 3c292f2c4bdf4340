import type { Logo } from '../../../domain/greeting.ts';
import { LOGO_TYPES } from '../../../domain/logo.ts';
import {
  type UploadedFile,
  UploadField,
  type UploadFieldProps,
  type UploadLabels,
} from '../../../ui/upload-field/UploadField.tsx';
import type { ChosenFile } from '../../../ui/upload-field/useChosenFile.ts';
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

interface UploadedFileInput {
  /** The file that was chosen on this page. */
  readonly chosen: ChosenFile | null;
  /** The file that the server has. */
  readonly stored: { readonly name: string; readonly url: string } | null;
  /** The progress of the upload from 0 to 1, or null when there is none. */
  readonly uploading: number | null;
  /** The name of an unknown file. */
  readonly name: string;
}

/** Returns the file that an upload field shows, with its status. */
function toUploadedFile({
  chosen,
  stored,
  uploading,
  name,
}: UploadedFileInput): UploadedFile | undefined {
  const chosenFile = chosen && { name: chosen.name, previewUrl: chosen.url };
  if (uploading !== null)
    return { ...(chosenFile ?? { name }), status: 'uploading', progress: uploading };
  if (stored !== null)
    return { ...(chosenFile ?? { name: stored.name, previewUrl: stored.url }), status: 'done' };
  return chosenFile === null ? undefined : { ...chosenFile, status: 'failed' };
}
