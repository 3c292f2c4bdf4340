import clsx from 'clsx';
import { Check } from 'lucide-react';
import { memo, useDeferredValue } from 'react';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { errorCopy } from '../../copy/errors.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { CardTemplate, GreetingContent } from '../../domain/greeting.ts';
import type { Faith } from '../../domain/faith.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/Skeleton.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { fieldsTooLong, useSetTexts } from '../ordering/estimate/useSetTexts.ts';
import { getPrintedTexts } from './card/getPrintedTexts.ts';
import { TemplatePicture } from './card/TemplatePicture.tsx';
import type { UnusableTemplate } from './correction/cardMarks.ts';
import styles from './TemplateGallery.module.css';

const NO_FAITHS: readonly Faith[] = [];

export interface TemplateGalleryProps {
  readonly templates: readonly CardTemplate[];
  /** The chosen template. */
  readonly templateId: number | null;
  /** The template that a rejected card cannot keep. */
  readonly unusable?: UnusableTemplate | undefined;
  /** The words that every card shows. */
  readonly words: GreetingContent;
  readonly personName: string;
  /** The URL of the logo, an object URL before the upload, or null. */
  readonly logoUrl: string | null;
  readonly onChoose: (templateId: number) => void;
}

/** Renders the templates that are offered: one row on phones, a grid on wider screens. */
export function TemplateGallery(props: TemplateGalleryProps) {
  const { templates, templateId, unusable, words, personName, logoUrl, onChoose } = props;
  // The small cards follow the typing when the page has time for it.
  const shownWords = useDeferredValue(words);
  return (
    <ul className={styles['gallery']} role="list">
      {templates.map((template, index) => (
        <li key={template.id}>
          <Template
            template={template}
            title={template.title ?? copy.templateTitle(index + 1)}
            isChosen={template.id === templateId}
            unusable={template.id === unusable?.id ? unusable.label : undefined}
            faiths={unusable === undefined ? NO_FAITHS : template.faiths}
            words={shownWords}
            personName={personName}
            logoUrl={logoUrl}
            isLazy={index >= 4}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  );
}

export function GallerySkeleton() {
  return (
    <SkeletonGroup
      label={copy.loadingTemplates}
      className={clsx(styles['gallery'], styles['waiting'])}
    >
      {Array.from({ length: 8 }, (_, index) => (
        <div key={index} className={styles['coming']}>
          <Skeleton shape="block" ratio="1 / 1" />
          <Skeleton width="70%" />
        </div>
      ))}
    </SkeletonGroup>
  );
}

export interface TemplatesFailedProps {
  /** Why the templates failed to load. */
  readonly error: AppErrorCode | null;
  readonly retryLabel?: string | undefined;
  readonly onRetry: () => void;
}

export function TemplatesFailed({ error, retryLabel = copy.retry, onRetry }: TemplatesFailedProps) {
  return (
    <Notice
      tone="warning"
      title={copy.templatesFailed}
      live="assertive"
      action={
        <Button variant="secondary" onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    >
      {`${errorCopy[error ?? 'unexpected']} ${copy.kept}`}
    </Notice>
  );
}

interface TemplateProps {
  readonly template: CardTemplate;
  readonly title: string;
  readonly isChosen: boolean;
  /** Why a rejected card cannot keep the template. */
  readonly unusable: string | undefined;
  /** The faiths that are named below the template. */
  readonly faiths: readonly Faith[];
  readonly words: GreetingContent;
  readonly personName: string;
  readonly logoUrl: string | null;
  readonly isLazy: boolean;
  readonly onChoose: (templateId: number) => void;
}

/** Renders one template, which the choice of another one does not change. */
const Template = memo(function Template(props: TemplateProps) {
  const { template, title, isChosen, unusable, faiths, isLazy, onChoose, ...content } = props;
  return (
    <button
      type="button"
      className={styles['template']}
      aria-pressed={isChosen}
      onClick={() => onChoose(template.id)}
    >
      <span className={styles['picture']}>
        <TemplatePicture template={template} isLazy={isLazy} {...content} />
        {isChosen && unusable === undefined && (
          <span className={styles['mark']}>
            <Check strokeWidth={2} />
          </span>
        )}
      </span>
      <Text as="span" size="xs" lines={2} className={styles['caption']}>
        {title}
      </Text>
      {faiths.length > 0 && (
        <span className={styles['faiths']}>
          {faiths.map((faith) => copy.faiths[faith]).join(', ')}
        </span>
      )}
      {unusable !== undefined && <span className={styles['unusable']}>{unusable}</span>}
      <TooLongMark template={template} words={content.words} personName={content.personName} />
    </button>
  );
});

interface TooLongMarkProps {
  readonly template: CardTemplate;
  readonly words: GreetingContent;
  readonly personName: string;
}

/** Says below a template that the words do not fit it. */
const TooLongMark = memo(function TooLongMark(props: TooLongMarkProps) {
  const { template, words, personName } = props;
  const { layout } = template;
  const printed = layout === null ? [] : getPrintedTexts(layout, words, personName);
  const isTooLong = fieldsTooLong(useSetTexts(layout, printed)).length > 0;
  return isTooLong && <span className={styles['tooLong']}>{copy.overflowMark}</span>;
});
