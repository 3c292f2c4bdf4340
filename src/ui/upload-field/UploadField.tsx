import clsx from 'clsx';
import { FileImage, FileText, ImageUp, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { Field } from '../field/Field.tsx';
import type { FieldLabels } from '../field/Field.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { MenuItem } from '../menu-rows/MenuRows.tsx';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Photo } from '../photo/Photo.tsx';
import { Text } from '../text/Text.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
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
  /** `row` looks like the rows of `MenuRows`, of which it is one. */
  layout?: 'row' | undefined;
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
    layout,
    ...texts
  } = props;
  const isRow = layout === 'row';
  const isUploading = file?.status === 'uploading';
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  const box = useKeepFocus(file?.status);
  const FileIcon = file?.isDocument ? FileText : FileImage;
  return (
    <Field
      {...texts}
      layout={layout}
      {...(!file && { hint: undefined })}
      {...(isRow && { hint: undefined, labelHidden: true })}
    >
      {(control) => (
        <div ref={box} className={styles['upload']}>
          <VisuallyHidden>
            <input
              {...control}
              ref={input}
              type="file"
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
          </VisuallyHidden>
          {file ? (
            <Row gap={3} className={styles['file']}>
              <span className={styles['picture']}>
                <Photo
                  src={file.previewUrl}
                  alt=""
                  ratio="1"
                  fit="contain"
                  fallback={<FileIcon />}
                />
              </span>
              <Stack className={styles['words']}>
                <Text as="span" size="sm" weight="medium" className={styles['name']}>
                  {file.name}
                </Text>
                {file.detail !== undefined && (
                  <Text as="span" size="sm" tone="soft">
                    {file.detail}
                  </Text>
                )}
                {isUploading && (
                  <Progress value={file.progress} label={labels.progress(percent(file.progress))} />
                )}
                {/* In a form, the end of the upload is announced but not shown. */}
                <Text role="status" size="sm" tone="success" weight="medium">
                  {file.status !== 'done' ? null : isRow ? (
                    labels.done
                  ) : (
                    <VisuallyHidden>{labels.done}</VisuallyHidden>
                  )}
                </Text>
                <Row gap={5} wrap>
                  {file.status === 'failed' && onRetry && (
                    <Button variant="text" className={styles['replace']} onClick={onRetry}>
                      {labels.retry}
                    </Button>
                  )}
                  {!isUploading && (
                    <Button
                      variant="text"
                      className={styles['replace']}
                      disabled={disabled}
                      onClick={choose}
                    >
                      {labels.replace}
                    </Button>
                  )}
                </Row>
              </Stack>
              {(isUploading || onRemove) && (
                <IconButton
                  key={file.status}
                  className={styles['end']}
                  label={isUploading ? labels.cancel : labels.remove}
                  icon={<X />}
                  disabled={disabled && !isUploading}
                  onClick={isUploading ? onCancel : onRemove}
                />
              )}
            </Row>
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
              className={clsx(styles['choose'], texts.error !== undefined && styles['invalid'])}
              disabled={disabled}
              aria-describedby={clsx(control['aria-describedby'], `${control.id}-hint`)}
              onClick={choose}
            >
              <ImageUp />
              <Stack as="span" className={styles['words']}>
                <span>{labels.choose}</span>
                <Text
                  as="span"
                  id={`${control.id}-hint`}
                  aria-hidden="true"
                  size="sm"
                  tone="soft"
                  weight="regular"
                >
                  {texts.hint}
                </Text>
              </Stack>
            </button>
          )}
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
    <Text as="span" size="sm" tone="soft" className={styles['progress']}>
      <progress max={1} aria-label={label} {...(value !== undefined && { value })} />
      <span aria-hidden="true">{label}</span>
    </Text>
  );
}

function percent(progress: number | undefined): number | undefined {
  return progress === undefined ? undefined : Math.round(progress * 100);
}
