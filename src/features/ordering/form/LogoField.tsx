import { greetingCopy as copy } from '../../copy/greeting.ts';
import { LOGO_TYPES } from '../../domain/logo.ts';
import { toUploadedFile } from '../../ui/upload-field/toUploadedFile.ts';
import { UploadField } from '../../ui/upload-field/UploadField.tsx';
import type { CardEditor } from './useCardEditor.ts';

export interface LogoFieldProps {
  readonly editor: CardEditor;
  readonly isUploading: boolean;
  /** The progress of the upload, from 0 to 1. */
  readonly progress: number;
  /** Disables the field while the templates are not loaded. */
  readonly isWaiting: boolean;
}

export function LogoField({ editor, isUploading, progress, isWaiting }: LogoFieldProps) {
  const { handlers, file: chosen } = editor.upload;
  const { logo } = editor.content;
  const error = editor.errorAt('logo');
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
        accept={LOGO_TYPES.join(',')}
        file={file}
        {...handlers}
        onRetry={isWaiting ? undefined : handlers.onRetry}
        disabled={isWaiting}
      />
    </div>
  );
}
