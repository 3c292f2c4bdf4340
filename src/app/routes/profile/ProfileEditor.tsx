import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { profileEditorCopy as editorCopy } from '../../../copy/profileEditor.ts';
import { routes } from '../../../domain/routes.ts';
import { ProfileEditorFlow } from '../../../features/profile/ProfileEditorFlow.tsx';
import { useServices, useSession } from '../../services/ServicesContext.ts';
import { useDocumentTitle } from '../../shell/useDocumentTitle.ts';
import {
  getProfileEditorStore,
  type ProfileEditorActor,
} from '../../profile/profileEditorStore.ts';
import { savedState } from './ProfileHome.tsx';

export function ProfileEditor() {
  const services = useServices();
  const username = useSession()?.user.username ?? '';
  const [actor, setActor] = useState<ProfileEditorActor | null>(null);
  useDocumentTitle(editorCopy.title);

  useLayoutEffect(() => {
    const open = () => setActor(getProfileEditorStore(services).open(username));
    open();
  }, [services, username]);

  // Null is never painted: the editor starts before.
  return actor === null ? null : <RunningEditor actor={actor} />;
}

function RunningEditor({ actor }: { readonly actor: ProfileEditorActor }) {
  const isSaved = useSelector(actor, (snapshot) => snapshot.matches('saved'));
  const navigate = useNavigate();

  useEffect(() => {
    if (isSaved) void navigate(routes.profile(), { replace: true, state: savedState });
  }, [isSaved, navigate]);

  return <ProfileEditorFlow actor={actor} />;
}
