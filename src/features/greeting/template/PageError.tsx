import { greetingCopy as copy } from '../../../copy/greeting.ts';
import { chosenTemplate } from '../../../machines/greeting-order/context.ts';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { renderNameNotice } from '../../ordering/form/renderNameNotice.tsx';
import { ScrolledNotice } from '../ScrolledNotice.tsx';
import type { TemplatePageProps } from './TemplatePageProps.ts';

/** Renders the error that none of the fields shows. */
export function PageError({
  context,
  editor,
  customerServicePhone,
}: Pick<TemplatePageProps, 'context' | 'editor' | 'customerServicePhone'>) {
  const { error, errorField, goneTemplate, person } = context;
  if (editor.errorPlace !== 'page') return null;
  if (error === 'cardTextUnsupported' && errorField === 'personName')
    return (
      <ScrolledNotice>
        {renderNameNotice({ name: person.name, medium: 'kartu', customerServicePhone })}
      </ScrolledNotice>
    );
  const isGone = error === 'templateUnavailable';
  return (
    <ScrolledNotice>
      <Notice tone={isGone ? 'warning' : 'danger'} live="assertive">
        {isGone && goneTemplate
          ? copy.templateGone(goneTemplate, chosenTemplate(context)?.title ?? null)
          : editor.errorAt('page')}
      </Notice>
    </ScrolledNotice>
  );
}
