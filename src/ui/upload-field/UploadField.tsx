import clsx from 'clsx';
import { FileImage, FileText, ImageUp, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Field } from '../field/Field.tsx';
import type { FieldLabels } from '../field/Field.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { MenuItem } from '../menu-rows/MenuRows.tsx';
import { Photo } from '../photo/Photo.tsx';
import styles from './UploadField.module.css';
import { withDetectedType } from './withDetectedType.ts';

/** The file that the field shows; `progress` is from 0 to 1, and undefined while unknown. */
export interface UploadedFile {
  name: string;
  /** Text under the name, such as the size. */
  detail?: ReactNode;
  previewUrl?: string | undefined;
  /** Whether it is no picture, which changes its symbol. */
  isDocument?: boolean | undefined;
  status: 'uploading' | 'done' | 'failed';
  progress?: number | undefined;
}

export interface UploadLabels {
  choose: string;
  replace: string;
  remove: string;
  cancel: string;
  retry: string;
  /** Returns the progress in whole percent, such as "Mengunggah, 40 persen". */
  progress: (percent: number | undefined) => string;
  done: string;
}

export interface UploadFieldProps extends Omit<FieldLabels, 'counter'> {
  labels: UploadLabels;
  file: UploadedFile | undefined;
  /** The `accept` attribute of the input. */
  accept: string;
  onChoose: (file: File) => void;
  onCancel: () => void;
  /** Without it, the file cannot be removed. */
  onRemove?: (() => void) | undefined;
  onRetry?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /**
   * With `compact` and `row`, the button is low and contains the hint; `row` looks like the rows of
   * `MenuRows`, of which it is one.
   */
  layout?: 'box' | 'compact' | 'row' | undefined;
}

/** Renders a file input with upload progress, and buttons to cancel, retry, replace and remove. */
export function UploadField(props: UploadFieldProps) {
  const {
    labels,
    file,
    accept,
    onChoose,
    onCancel,
    onRemove,
    onRetry,
    disabled = false,
    layout = 'box',
    ...texts
  } = props;
  const isRow = layout === 'row';
  const isCompact = layout === 'compact' && !file;
  const isUploading = file?.status === 'uploading';
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  const box = useKeepFocus(file?.status);
  const FileIcon = file?.isDocument ? FileText : FileImage;
  return (
    <Field
      {...texts}
      {...(isCompact && { hint: undefined })}
      {...(isRow && { hint: undefined, labelHidden: true, className: styles['row'] })}
    >
      {(control) => (
        <div ref={box} className={styles['upload']}>
          <input
            {...control}
            ref={input}
            type="file"
            className={styles['input']}
            accept={accept}
            disabled={disabled}
            tabIndex={-1}
            onChange={(event) => {
              const [chosen] = event.currentTarget.files ?? [];
              event.currentTarget.value = '';
              if (!chosen) return;
              if (accept.split(',').includes(chosen.type)) onChoose(chosen);
              else void withDetectedType(chosen, accept).then(onChoose, () => onChoose(chosen));
            }}
          />
          {file ? (
            <div className={styles['file']}>
              <span className={styles['picture']}>
                <Photo
                  src={file.previewUrl}
                  alt=""
                  ratio="1"
                  fit="contain"
                  fallback={<FileIcon aria-hidden="true" strokeWidth={1.75} />}
                />
              </span>
              <span className={styles['words']}>
                <span className={styles['name']}>{file.name}</span>
                {file.detail !== undefined && (
                  <span className={styles['detail']}>{file.detail}</span>
                )}
              </span>
              {isUploading && (
                <Progress value={file.progress} label={labels.progress(percent(file.progress))} />
              )}
            </div>
          ) : isRow ? (
            <MenuItem
              row={{
                key: 'choose',
                label: labels.choose,
                detail: texts.hint,
                icon: ImageUp,
                disabled,
                onSelect: choose,
              }}
            />
          ) : (
            <button
              type="button"
              className={clsx(
                styles['drop'],
                isCompact && styles['compact'],
                texts.error !== undefined && styles['invalid'],
              )}
              disabled={disabled}
              aria-describedby={
                clsx(control['aria-describedby'], isCompact && `${control.id}-hint`) || undefined
              }
              onClick={choose}
            >
              <ImageUp aria-hidden="true" strokeWidth={1.75} />
              <span className={styles['words']}>
                <span>{labels.choose}</span>
                {isCompact && (
                  <span id={`${control.id}-hint`} aria-hidden="true" className={styles['detail']}>
                    {texts.hint}
                  </span>
                )}
              </span>
            </button>
          )}
          <div className={styles['actions']}>
            {file?.status === 'failed' && onRetry && (
              <Button variant="secondary" onClick={onRetry}>
                {labels.retry}
              </Button>
            )}
            {file && !isUploading && (
              <Button variant="quiet" disabled={disabled} onClick={choose}>
                {labels.replace}
              </Button>
            )}
          </div>
          {file && (isUploading || onRemove) && (
            <IconButton
              key={file.status}
              className={styles['end']}
              label={isUploading ? labels.cancel : labels.remove}
              icon={<X aria-hidden="true" strokeWidth={1.75} />}
              disabled={disabled && !isUploading}
              onClick={isUploading ? onCancel : onRemove}
            />
          )}
          <p role="status" className={styles['done']}>
            {file?.status === 'done' && labels.done}
          </p>
        </div>
      )}
    </Field>
  );
}

/** Moves the focus to the first button of the field when the focused button was removed. */
function useKeepFocus(state: UploadedFile['status'] | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const field = box.current;
    if (field === null) return;
    const focusIsLost = field.ownerDocument.activeElement === field.ownerDocument.body;
    if (hadFocus.current && focusIsLost)
      field.querySelector<HTMLElement>('button:not(:disabled)')?.focus({ preventScroll: true });
    hadFocus.current = field.contains(field.ownerDocument.activeElement);
    // A removed button loses the focus without an event, so track its moves to other elements.
    const trackFocus = ({ target }: Event) => {
      hadFocus.current = field.contains(target as Node);
    };
    const page = field.ownerDocument;
    page.addEventListener('focusin', trackFocus);
    page.addEventListener('pointerdown', trackFocus);
    return () => {
      page.removeEventListener('focusin', trackFocus);
      page.removeEventListener('pointerdown', trackFocus);
    };
  }, [state]);
  return box;
}

function Progress({ value, label }: { value: number | undefined; label: string }) {
  return (
    <span className={styles['progress']}>
      <progress max={1} aria-label={label} {...(value !== undefined && { value })} />
      <span aria-hidden="true">{label}</span>
    </span>
  );
}

function percent(progress: number | undefined): number | undefined {
  return progress === undefined ? undefined : Math.round(progress * 100);
}
