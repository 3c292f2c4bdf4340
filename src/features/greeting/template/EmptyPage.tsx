import { greetingCopy as copy } from '../../../copy/greeting.ts';
import { GENERAL } from '../../../domain/greeting.ts';
import { hasFaiths } from '../../../machines/greeting-order/context.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useFocusKey } from '../../../ui/page/Page.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { StickyActions } from '../../../ui/sticky-actions/StickyActions.tsx';
import { PictureStage } from '../../ordering/estimate/PictureStage.tsx';
import { LogoField } from '../../ordering/form/LogoField.tsx';
import { StepPage } from '../../ordering/placement/StepPage.tsx';
import { GeneralCard } from '../WrittenCard.tsx';
import { ChoiceRows, PageError, type TemplatePageProps } from './pageParts.tsx';

/**
 * Renders the page of a faith or a category without templates. It shows and leads to the cards of
 * General, and has no action that cannot be used.
 */
export function EmptyPage(props: TemplatePageProps) {
  const { page, actor, context, editor, isUploading, form } = props;
  const { content: words, personName } = editor;
  const faith = hasFaiths(context) ? context.faith : null;
  const focusKey = useFocusKey();
  const offersGeneral = words.mode !== GENERAL;
  return (
    <StepPage
      {...page}
      // The faith can be changed to another one without templates.
      focusKey={focusKey && `${focusKey} ${faith ?? ''}`}
      heading={
        faith === null ? copy.steps.template.heading : copy.faithEmptyTitle(copy.faiths[faith])
      }
      notice={faith === null ? copy.templatesEmpty : copy.faithEmpty}
      actions={
        offersGeneral ? (
          <StickyActions
            summary={
              faith !== null ? (
                <Text size="xs" tone="soft">
                  {copy.faithToGeneral}
                </Text>
              ) : isUploading ? (
                <Text tone="soft">{copy.logoWait}</Text>
              ) : undefined
            }
          >
            <Button wide onClick={() => actor.send({ type: 'category.choose', mode: GENERAL })}>
              {copy.faithNone}
            </Button>
          </StickyActions>
        ) : undefined
      }
    >
      <PageError {...props} />
      <PictureStage
        ref={form}
        picture={offersGeneral ? <GeneralCard words={words} personName={personName} /> : null}
      >
        {editor.page === 'logo' && (
          <LogoField {...editor.logoField} progress={isUploading ? context.logoProgress : null} />
        )}
        <ChoiceRows actor={actor} context={context} />
      </PictureStage>
    </StepPage>
  );
}
