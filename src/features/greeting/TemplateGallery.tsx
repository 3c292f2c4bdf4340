import { Check } from 'lucide-react';
import { useId } from 'react';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { errorCopy } from '../../copy/errors.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { CardTemplate } from '../../domain/greeting.ts';
import { EmptyState } from '../../ui/empty-state/EmptyState.tsx';
import { FailedState } from '../../ui/failed-state/FailedState.tsx';
import { Photo } from '../../ui/photo/Photo.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { SkeletonGroup } from '../../ui/skeleton/SkeletonGroup.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import type { TemplatePhase } from './greetingScreen.ts';
import styles from './TemplateGallery.module.css';

export interface TemplateGalleryProps {
  readonly phase: TemplatePhase;
  readonly templates: readonly CardTemplate[];
  /** The template that was previewed last. */
  readonly templateId: number | null;
  /** Why the templates failed to load. */
  readonly error: AppErrorCode | null;
  readonly onChoose: (templateId: number) => void;
  readonly onRetry: () => void;
}

/** Renders the templates of a category; a press on one opens its preview. */
export function TemplateGallery({
  phase,
  templates,
  templateId,
  error,
  onChoose,
  onRetry,
}: TemplateGalleryProps) {
  const hintId = useId();
  if (phase === 'loading') {
    return (
      <SkeletonGroup label={copy.loadingTemplates} className={styles['gallery']}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} shape="block" ratio="1 / 1" />
        ))}
      </SkeletonGroup>
    );
  }
  if (phase === 'failed') {
    return (
      <FailedState
        title={copy.templatesFailed}
        headingLevel={3}
        retryLabel={copy.retry}
        onRetry={onRetry}
      >
        {errorCopy[error ?? 'unexpected']} {copy.kept}
      </FailedState>
    );
  }
  if (templates.length === 0) return <EmptyState>{copy.templatesEmpty}</EmptyState>;
  const isUploading = phase === 'uploadingLogo';
  return (
    <>
      <p id={hintId} className={styles['hint']}>
        {isUploading ? copy.galleryWait : copy.galleryLead}
      </p>
      <ul className={styles['gallery']} role="list">
        {templates.map(({ id, imageUrl, title, layout }, index) => (
          <li key={id}>
            <button
              type="button"
              className={styles['template']}
              disabled={isUploading}
              aria-pressed={id === templateId}
              aria-describedby={hintId}
              onClick={() => onChoose(id)}
            >
              <Photo
                src={imageUrl}
                alt={title ?? copy.templateTitle(index + 1)}
                ratio={layout === null ? '1' : `${layout.width} / ${layout.height}`}
                fit="contain"
                priority={index < 4}
                fallback={
                  <span className={styles['title']}>{title ?? copy.templateTitle(index + 1)}</span>
                }
              />
              {id === templateId && (
                <span className={styles['mark']}>
                  <Check aria-hidden="true" strokeWidth={2} />
                  <VisuallyHidden>{copy.templateChosen}</VisuallyHidden>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
