import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { errorCopy } from '../../copy/errors.ts';
import { profileCopy as copy } from '../../copy/profile.ts';
import { profileEditorCopy as editorCopy } from '../../copy/profileEditor.ts';
import { routes } from '../../domain/routes.ts';
import {
  getValidationErrors,
  type profileEditorMachine,
} from '../../machines/profile-editor/machine.ts';
import { Button } from '../../ui/button/Button.tsx';
import { FailedState } from '../../ui/failed-state/FailedState.tsx';
import { FocusKeyContext, Page, useFocusKey } from '../../ui/page/Page.tsx';
import { ProfileEditorScreen, ProfileEditorSkeleton } from './ProfileEditorScreen.tsx';
import {
  citiesPhase,
  editorPage,
  hasChanges,
  isSaving,
  provincesPhase,
  visibleValidationErrors,
} from './profileEditorView.ts';

export interface ProfileEditorFlowProps {
  readonly actor: ActorRefFrom<typeof profileEditorMachine>;
}

export function ProfileEditorFlow({ actor }: ProfileEditorFlowProps) {
  const focusKey = useFocusKey();
  const page = useSelector(actor, editorPage);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const provinces = useSelector(actor, provincesPhase);
  const cities = useSelector(actor, citiesPhase);
  const saving = useSelector(actor, isSaving);
  const validationErrors = useSelector(actor, visibleValidationErrors, shallowEqual);
  const changed = useSelector(actor, hasChanges);
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loadingProfile'));
  const [isRestarted, setRestarted] = useState(false);
  const { send } = actor;

  /** Sends an event that removes the pressed button; the heading takes the focus afterwards. */
  const restart = (event: 'profile.retry' | 'draft.discard') => {
    setRestarted(true);
    send({ type: event });
  };

  switch (page) {
    case 'loading':
      return (
        <Page heading={editorCopy.title}>
          <ProfileEditorSkeleton />
        </Page>
      );
    case 'failed':
      return (
        <Page heading={editorCopy.title}>
          <FailedState
            title={editorCopy.failed}
            reason={context.error?.code === 'offline' ? 'offline' : 'failed'}
            retryLabel={copy.retry}
            retryingLabel={copy.retrying}
            retrying={isLoading}
            onRetry={() => restart('profile.retry')}
            action={
              <Button variant="quiet" href={routes.profile()}>
                {copy.backToProfile}
              </Button>
            }
          >
            {errorCopy[context.error?.code ?? 'unexpected']}
          </FailedState>
        </Page>
      );
    case 'form':
      return (
        <FocusKeyContext value={isRestarted ? 'restarted' : focusKey}>
          <ProfileEditorScreen
            draft={context.draft}
            mobilePhone={context.profile?.mobilePhone ?? null}
            provinces={{ phase: provinces, list: context.provinces }}
            cities={{ phase: cities, list: context.regencies }}
            needsCities={getValidationErrors(context).city !== undefined}
            placesError={context.placesError}
            validationErrors={validationErrors}
            error={context.error}
            isSaving={saving}
            hasUnsavedChanges={context.unsaved !== null && changed}
            onWrite={(field, text) => send({ type: `${field}.write`, text })}
            onProvinceChoose={(provinceId) => send({ type: 'province.choose', provinceId })}
            onCityChoose={(cityId) => send({ type: 'city.choose', cityId })}
            onRetryPlaces={() =>
              send({ type: provinces === 'failed' ? 'provinces.retry' : 'regencies.retry' })
            }
            onDiscard={() => restart('draft.discard')}
            onUpdate={() => send({ type: 'profile.update' })}
          />
        </FocusKeyContext>
      );
  }
}
